"""Checks that a picture has only what design tools import, and that its words stay inside it."""

import re
import sys
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
SHAPE = {"class", "fill", "stroke", "stroke-width", "stroke-dasharray"}
ALLOWED = {
    "svg": {"viewBox", "width", "height", "role", "font-family", "font-size",
            "{http://www.w3.org/XML/1998/namespace}lang"},
    "title": set(), "desc": set(), "style": set(), "g": {"id"},
    "rect": SHAPE | {"x", "y", "width", "height", "rx"},
    "path": SHAPE | {"d"}, "polygon": SHAPE | {"points"}, "circle": SHAPE | {"cx", "cy", "r"},
    "text": {"class", "x", "y", "fill", "text-anchor", "font-weight"},
}


def width(words):
    return sum(14 if ord(letter) > 0x2E80 else 7 for letter in words)


def check(path):
    root = ElementTree.parse(path).getroot()
    _, _, right, bottom = map(int, root.get("viewBox").split())
    faults, texts, ids = [], 0, []
    for element in root.iter():
        name = element.tag.removeprefix(SVG)
        if name not in ALLOWED:
            faults.append(f"element {name}")
            continue
        faults += [f"{name} has {key}" for key in element.keys() if key not in ALLOWED[name]]
        ids += [element.get("id")] if element.get("id") else []
        if name == "style":
            rules = re.sub(r"\s+", " ", element.text).strip()
            if not re.fullmatch(r"@media \(prefers-color-scheme: dark\) \{( ?\.\w+ \{[^}]*\})+ \}",
                                rules) or "url(" in rules or "@import" in rules:
                faults.append("style with more than dark colours")
        if name == "text":
            texts += 1
            if len(element) or not (element.text or "").strip():
                faults.append("text that is empty or not plain")
            x, y, size = int(element.get("x")), int(element.get("y")), width(element.text or "")
            left = {"start": x, "middle": x - size / 2, "end": x - size}[
                element.get("text-anchor", "start")]
            if left < 0 or left + size > right or not 14 <= y <= bottom:
                faults.append(f"text outside the picture: {element.text}")
    for group in root.iter(SVG + "g"):
        box, words = group.find(SVG + "rect"), group.find(SVG + "text[@text-anchor='middle']")
        # Bold letters are wider by an eighth.
        if box is not None and words is not None:
            if width(words.text) * 9 / 8 + 12 > int(box.get("width")):
                faults.append(f"text wider than its box: {words.text}")
    if len(set(ids)) != len(ids):
        faults.append("an id stands twice")
    if texts < 40:
        faults.append(f"only {texts} texts")
    return faults, texts


failed = False
for path in sys.argv[1:]:
    faults, texts = check(path)
    for fault in faults:
        failed = True
        print(f"{path}: {fault}")
    if not faults:
        print(f"svg: {path.rsplit('/', 1)[-1]}, {texts} texts")
sys.exit(failed)
