"""Has check-jsonschema hold the JSON against its schema."""
import pathlib
import subprocess
import sys

PROGRAM = pathlib.Path(sys.executable).with_name("check-jsonschema")


def check(folder, views=("contracted", "full")):
    problems = []
    for view in views:
        run = subprocess.run(
            [PROGRAM, "--schemafile", folder / f"{view}.json-schema", folder / f"{view}.json"],
            capture_output=True, text=True)
        if run.returncode != 0:
            problems.append(f"{view}: {' '.join((run.stdout + run.stderr).split())[:300]}")
    return problems
