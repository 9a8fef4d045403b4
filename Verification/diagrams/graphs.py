"""Compares the graph in every notation: nodes, their groups, edges with their words.

Each reader turns its notation into {edges: {(source, target): words}, names: {node: name},
free: nodes inside the group of free states}. The readers of DOT and Mermaid take what Graphviz and
Mermaid say they saw; those of SCXML and PlantUML read the file.
"""

import html
import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

SCXML = "{http://www.w3.org/2005/07/scxml}"
HELPERS = {"free", "listed"}


def from_dot(path):
    data = json.loads(Path(path).read_text())
    objects = data["objects"]
    nodes = {o["_gvid"]: o for o in objects if "nodes" not in o}
    inside = {nodes[n]["name"] for o in objects if o["name"] == "cluster_free" for n in o["nodes"]}
    edges = {}
    for edge in data["edges"]:
        pair = (nodes[edge["tail"]]["name"], nodes[edge["head"]]["name"])
        assert pair not in edges, f"DOT: two edges {pair}"
        edges[pair] = edge.get("label", "").replace("\\n", " / ")
    names = {o["name"]: o["label"] for o in nodes.values() if o["name"] != "start"}
    return {"edges": edges, "names": names, "free": inside}


def from_mermaid(path):
    text = re.search(r'<pre id="seen">(.*?)</pre>', Path(path).read_text(), re.S).group(1)
    data = json.loads(html.unescape(text))
    assert "error" not in data, f"Mermaid: {data.get('error')}"

    def name(node):
        return "start" if node.startswith("root_start") else node

    edges = {}
    for edge in data["edges"]:
        pair = (name(edge["start"]), name(edge["end"]))
        assert pair not in edges, f"Mermaid: two edges {pair}"
        edges[pair] = html.unescape(edge["label"])
    real = [n for n in data["nodes"] if name(n["id"]) not in ("start", "freeStates")]
    inside = {n["id"] for n in real if n["parent"] == "freeStates"}
    names = {n["id"]: html.unescape("".join(n["label"])) for n in real}
    return {"edges": edges, "names": names, "free": inside}


def from_plantuml(path):
    names, edges, inside, is_inside = {}, {}, set(), False
    for line in Path(path).read_text().splitlines():
        if state := re.match(r'\s*state "(.*)" as (\w+)(.*)', line):
            if state[3].endswith("{"):
                is_inside = True
                continue
            names[state[2]] = state[1]
            if is_inside:
                inside.add(state[2])
        elif line.strip() == "}":
            is_inside = False
        elif edge := re.match(r"(\S+) --> (\w+)(?: : (.*))?$", line):
            source = "start" if edge[1] == "[*]" else edge[1]
            edges[source, edge[2]] = (edge[3] or "").replace("\\n", " / ")
    return {"edges": edges, "names": names, "free": inside}


def from_scxml(path):
    parser = ElementTree.XMLParser(target=ElementTree.TreeBuilder(insert_comments=True))
    root = ElementTree.parse(path, parser).getroot()
    names, edges, inside = {}, {}, set()

    def visit(element, comment, is_free):
        if element.tag == SCXML + "state":
            state = element.get("id")
            if state not in HELPERS:
                names[state] = comment
                if is_free:
                    inside.add(state)
            is_free = is_free or state == "free"
            comment = ""
            for child in element:
                if child.tag is ElementTree.Comment:
                    comment = child.text.strip()
                elif child.tag == SCXML + "transition":
                    pair = (state, child.get("target"))
                    assert pair not in edges, f"SCXML: two transitions {pair}"
                    assert len(child.get("event").split()) == comment.count(" / ") + 1
                    edges[pair] = comment
                else:
                    visit(child, comment, is_free)
        else:
            for child in element:
                if child.tag is ElementTree.Comment:
                    comment = child.text.strip()
                else:
                    visit(child, comment, is_free)

    visit(root, "", False)
    initial, states = root.get("initial"), {s.get("id"): s for s in root.iter(SCXML + "state")}
    while states[initial].get("initial"):
        initial = states[initial].get("initial")
    edges["start", initial] = ""
    return {"edges": edges, "names": names, "free": inside}


def main():
    folder, dot, mermaid = sys.argv[1:4]
    graphs = {
        "DOT": from_dot(dot),
        "Mermaid": from_mermaid(mermaid),
        "PlantUML": from_plantuml(f"{folder}/life-cycle.puml"),
        "SCXML": from_scxml(f"{folder}/life-cycle.scxml"),
    }
    expected = graphs["DOT"]
    failed = False
    for notation, graph in graphs.items():
        # SCXML's groups are states of their own and need no helper that stands for them.
        skipped = HELPERS if notation == "SCXML" else set()
        wanted = {
            "edges": expected["edges"],
            "names": {n: w for n, w in expected["names"].items() if n not in skipped},
            "free": expected["free"] - skipped,
        }
        for part, value in wanted.items():
            if graph[part] != value:
                failed = True
                pairs = (set(graph[part].items()) ^ set(value.items())
                         if part != "free" else graph[part] ^ value)
                print(f"{notation} differs from DOT in its {part}: {sorted(pairs, key=str)}")
    if failed:
        sys.exit(1)
    print(f"graphs: {len(graphs)} notations, {len(expected['names'])} nodes,"
          f" {len(expected['edges'])} edges, all equal")


main()
