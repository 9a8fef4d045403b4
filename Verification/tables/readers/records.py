"""Has frictionless hold each CSV file against a table schema made from the JSON."""
import json

from frictionless import Checklist, Resource, Schema, checks


def schema(table, language):
    """Every column with its words; a combination stands there once."""
    def field(title, words):
        return {"name": title, "type": "string",
                "constraints": {"required": True, "enum": sorted(set(words))}}

    names = {"en": ("Rule", "Why"), "ja": ("規則", "理由")}[language]
    fields = [field(names[0], [rule["id"] for rule in table["rules"]])]
    for column in table["conditions"] + table["consequences"]:
        fields.append(field(column["title"][language],
                            [value["words"][language] for value in column["values"]]))
    fields.append(field(names[1], [rule["why"][language] for rule in table["rules"]]))
    keys = [column["title"][language] for column in table["conditions"]]
    return Schema.from_descriptor({"fields": fields, "primaryKey": keys})


def check(folder, only=None):
    problems = []
    for table in json.loads((folder / "full.json").read_text())["tables"]:
        if only and table["id"] not in only:
            continue
        for language in "en", "ja":
            name = f"{table['id']}.full.{language}.csv"
            resource = Resource(path=name, basepath=str(folder / "csv"),
                                schema=schema(table, language))
            size = checks.table_dimensions(num_rows=table["combinations"])
            report = resource.validate(Checklist(checks=[size]))
            problems += [f"{name}: {error.type}: {error.message}"
                         for task in report.tasks for error in task.errors[:3]]
    return problems
