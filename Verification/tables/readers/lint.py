"""Has pymarkdown count the cells of each row."""
import pathlib
import subprocess
import sys

PROGRAM = pathlib.Path(sys.executable).with_name("pymarkdown")
# Lines are as long as a row has to be, anchors are HTML, and the lists of words have no heading.
LEFT_OUT = "MD013,MD033"


def check(folder, pages="rows.*.md"):
    run = subprocess.run(
        [PROGRAM, "-d", LEFT_OUT, "--enable-extensions", "markdown-tables", "scan",
         *sorted(folder.glob(pages))], capture_output=True, text=True)
    return [] if run.returncode == 0 else (run.stdout + run.stderr).splitlines()
