extension HTML {
  /// Readable on a phone and on paper, by day and by night. Nothing is said by colour alone.
  static let style = """

    :root {
      --text: #1c1c1e; --quiet: #56565c; --page: #ffffff; --head: #f0f0f4; --line: #c9c9d0;
      --link: #0a58ca; --then: #6b6b74;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f2f2f5; --quiet: #b4b4bc; --page: #17171a; --head: #26262b; --line: #4a4a52;
        --link: #8ab8ff; --then: #9a9aa4;
      }
    }
    body {
      margin: 0 auto; padding: 1rem; max-width: 96rem; color: var(--text);
      background: var(--page); font: 1rem/1.5 system-ui, sans-serif; line-break: strict;
    }
    header p, section > p { max-width: 46rem; }
    a { color: var(--link); }
    nav ul { columns: 18rem; column-gap: 2rem; padding-left: 1.2rem; }
    h2 { margin-top: 2.5rem; }
    .scroll { overflow: auto; max-height: 85vh; border: 1px solid var(--line); }
    table { border-collapse: separate; border-spacing: 0; min-width: 100%; font-size: 0.9rem; }
    caption { padding: 0.5rem 0.6rem; text-align: left; color: var(--quiet); }
    caption span { position: sticky; left: 0.6rem; display: inline-block; max-width: 80vw; }
    th, td {
      padding: 0.45rem 0.6rem; text-align: left; vertical-align: top; min-width: 5.5rem;
      border-top: 1px solid var(--line); background: var(--page);
    }
    td:last-child { min-width: 13rem; }
    td.wide { min-width: 9rem; }
    td.wide:last-child { min-width: 13rem; }
    th { font-weight: 600; }
    thead th { background: var(--head); }
    thead { position: sticky; top: 0; z-index: 2; }
    tbody th[scope="row"] { min-width: 0; white-space: nowrap; }
    .then { border-left: 4px double var(--then); }
    :target { outline: 2px solid var(--link); outline-offset: -2px; }
    code { font-weight: 400; color: var(--quiet); }
    @media (min-width: 48rem) {
      tbody th[scope="row"] { position: sticky; left: 0; z-index: 1; }
    }
    @page { size: landscape; margin: 12mm; }
    @media print {
      :root {
        --text: #000; --quiet: #000; --page: #fff; --head: #eee; --line: #888; font-size: 8pt;
      }
      body { max-width: none; padding: 0; }
      nav { display: none; }
      .scroll { overflow: visible; max-height: none; border: 0; }
      thead { position: static; display: table-header-group; }
      h2, caption { break-after: avoid; }
      tr, li { break-inside: avoid; }
      th, td { min-width: 4rem; }
    }

    """
}
