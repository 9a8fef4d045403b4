"""Writes a page in which Mermaid reads a diagram and leaves what it saw as JSON."""

import json
import sys
from pathlib import Path

diagram, script = sys.argv[1:3]
text = json.dumps(Path(diagram).read_text()).replace("<", "\\u003c")
print(f"""<!doctype html><meta charset="utf-8"><pre id="seen"></pre>
<script src="file://{Path(script).resolve()}"></script>
<script>
(async () => {{
  const seen = document.getElementById("seen");
  try {{
    await mermaid.parse({text});
    const diagram = await mermaid.mermaidAPI.getDiagramFromText({text});
    const data = diagram.db.getData();
    seen.textContent = JSON.stringify({{
      nodes: data.nodes.map(n => ({{ id: n.id, label: n.label, parent: n.parentId ?? null }})),
      edges: data.edges.map(e => ({{ start: e.start, end: e.end, label: e.label ?? "" }})),
    }});
    const {{ svg }} = await mermaid.render("drawn", {text});
    if (!svg.includes("</svg>")) throw new Error("nothing was drawn");
  }} catch (error) {{
    seen.textContent = JSON.stringify({{ error: String(error) }});
  }}
}})();
</script>""")
