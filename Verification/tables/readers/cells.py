"""Compares the cells of Markdown, HTML, CSV, TSV and JSON, and the shapes of the languages."""
import csv
import io
import itertools
import json

import html5lib
from markdown_it import MarkdownIt

HTML = "{http://www.w3.org/1999/xhtml}"


def of_markdown(text):
    """The rows of each table, as a Markdown reader sees them."""
    tables, inside = [], False
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        if token.type == "table_open":
            tables.append([])
        elif token.type == "tr_open":
            tables[-1].append([])
        elif token.type == "inline" and inside:
            words = [c.content for c in token.children if c.type in ("text", "text_special")]
            tables[-1][-1].append("".join(words))
        inside = token.type in ("td_open", "th_open")
    return tables


def of_html(text):
    """The rows of each table, as a browser sees them, without the words that span several."""
    tables = []
    for table in html5lib.parse(text).iter(HTML + "table"):
        rows = []
        for row in table.iter(HTML + "tr"):
            cells = [c for c in row if c.get("scope") not in ("colgroup", "rowgroup")]
            rows.append(["".join(c.itertext()) for c in cells])
        tables.append(rows)
    return tables


def of_csv(text):
    return list(csv.reader(io.StringIO(text, newline="")))


def without_parts(rows):
    """Markdown says "When: " before a title; CSV does not."""
    def bare(title):
        for part in "When: ", "Then: ", "条件：", "結果：":
            title = title.removeprefix(part)
        return title
    return [[bare(title) for title in rows[0]]] + rows[1:]


def skeleton(text):
    """Every element of a page and its id, without its words."""
    return [(e.tag, e.get("id"), e.get("scope")) for e in html5lib.parse(text).iter()]


def check(folder, only=None):
    problems = []
    tables = json.loads((folder / "full.json").read_text())["tables"]

    def expect(claim, words):
        if not claim:
            problems.append(words)

    def read(name):
        return (folder / name).read_bytes().decode()

    pages = {}
    for language in "en", "ja":
        page = of_markdown(read(f"rows.{language}.md"))
        turned = of_markdown(read(f"columns.{language}.md"))
        drawn = of_html(read(f"rows.{language}.html"))
        full = [] if only else of_html(read(f"full.{language}.html"))
        for name, found in {"Markdown": page, "Markdown by columns": turned, "HTML": drawn}.items():
            expect(len(found) == len(tables), f"{name} {language}: {len(found)} tables")
        if problems:
            return problems
        pages[language] = []
        for one, rows, columns, html, every in itertools.zip_longest(
                tables, page, turned, drawn, full):
            if only and one["id"] not in only:
                continue
            name = f"{one['id']} {language}"
            cells = of_csv(read(f"csv/{one['id']}.{language}.csv"))
            expect(all(all(row) for row in cells), f"{name}: a blank cell")
            expect(without_parts(rows) == cells, f"{name}: Markdown is not CSV")
            across = [list(row) for row in zip(*columns)]
            expect(without_parts(across) == cells, f"{name}: Markdown by columns is not CSV")
            header = [html[0][0], *html[1], html[0][1]]
            expect([header, *html[2:]] == cells, f"{name}: HTML is not CSV")
            twin = (folder / f"csv/{one['id']}.{language}.excel").read_bytes()
            expect(twin.startswith(b"\xef\xbb\xbf"), f"{name}: no byte-order mark")
            expect(of_csv(twin[3:].decode()) == cells, f"{name}: the twin with a mark is not CSV")
            tabs = [line.split("\t") for line in read(f"csv/{one['id']}.{language}.tsv").splitlines()]
            expect(tabs == cells, f"{name}: TSV is not CSV")
            said = of_csv(read(f"csv/{one['id']}.full.{language}.csv"))
            expect(said[1:] == in_words(one, language), f"{name}: CSV is not JSON")
            expect(only or every[2:] == said[1:], f"{name}: the full HTML is not CSV")
            pages[language].append([(row[0], len(row)) for row in cells[1:]])
    expect(pages["en"] == pages["ja"], "English and Japanese tables differ in shape")
    for name in () if only else ("rows", "columns", "full"):
        same = skeleton(read(f"{name}.en.html")) == skeleton(read(f"{name}.ja.html"))
        expect(same, f"English and Japanese {name}.html differ in shape")
    return problems


def in_words(table, language):
    """The combinations of the JSON as cells."""
    words = {(column["id"], value["token"]): value["words"][language]
             for column in table["conditions"] + table["consequences"]
             for value in column["values"]}
    why = {rule["id"]: rule["why"][language] for rule in table["rules"]}
    return [
        [row["rule"], *(words[cell] for cell in row["when"].items()),
         *(words[cell] for cell in row.get("then", {}).items()), why.get(row["rule"], "")]
        for row in table["rows"]]
