"""Replays traces of the machine in Qt's SCXML interpreter: replay.py CHART TRACES"""

import sys
from pathlib import Path

from PySide2.QtCore import QCoreApplication
from PySide2.QtScxml import QScxmlStateMachine

chart, traces = sys.argv[1:3]
application = QCoreApplication([])
steps = runs = 0
for run in Path(traces).read_text().strip().split("\n\n"):
    machine = QScxmlStateMachine.fromFile(chart)
    if errors := machine.parseErrors():
        sys.exit("Qt: " + "; ".join(error.toString() for error in errors))
    machine.start()
    application.processEvents()
    assert machine.activeStateNames() == ["rest"], machine.activeStateNames()
    for line in run.splitlines():
        event, state = line.split()
        before = machine.activeStateNames()
        machine.submitEvent(event)
        application.processEvents()
        steps += 1
        if machine.activeStateNames() != [state]:
            sys.exit(f"{event} leads from {before} to {machine.activeStateNames()} in the chart,"
                     f" to {state} in the machine; the run was:\n{run}")
    machine.stop()
    runs += 1
if runs < 200:
    sys.exit(f"only {runs} runs: the traces are cut short")
print(f"replay: {runs} runs, {steps} events, the chart stands where the machine stands")
