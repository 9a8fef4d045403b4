"""Has the Gherkin parser read the features, and compares their examples with the CSV."""
import csv
import io

from gherkin.parser import Parser


def check(folder, only=None):
    problems = []
    for language in "en", "ja":
        try:
            text = (folder / f"all.{language}.feature").read_text()
            feature = Parser().parse(text)["feature"]
        except Exception as error:
            problems.append(f"{language}: {error}")
            continue
        for child in feature["children"]:
            outline = child["scenario"]
            table = outline["tags"][0]["name"].removeprefix("@")
            if only and table not in only:
                continue
            examples = outline["examples"][0]
            header = [cell["value"] for cell in examples["tableHeader"]["cells"]]
            body = [[cell["value"] for cell in row["cells"]] for row in examples["tableBody"]]
            path = folder / f"csv/{table}.full.{language}.csv"
            cells = list(csv.reader(io.StringIO(path.read_bytes().decode(), newline="")))
            if body != [row[:-1] for row in cells[1:]]:
                problems.append(f"{table} {language}: the examples are not the CSV")
            steps = " ".join([outline["name"]] + [step["text"] for step in outline["steps"]])
            problems += [f"{table} {language}: no step asks for {name}"
                         for name in header if f"<{name}>" not in steps]
    return problems
