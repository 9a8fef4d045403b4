"""The C interface for Python's ctypes, read from the header: the names, the numbers and the order of
the fields are the header's own."""
import ctypes
import pathlib
import re

HEADER = (pathlib.Path(__file__).parents[2]
          / "Sources/ActionStateMachineCHeader/include/action_state_machine.h").read_text()
CODE = re.sub(r"/\*.*?\*/", "", HEADER, flags=re.S)


def numbers():
    """Every constant, by its name without the prefix."""
    found = {name: int(value.strip("()")) for name, value in re.findall(r"#define ASM_(\w+) (\S+)$", CODE, re.M)}
    for body in re.findall(r"enum \{(.*?)\}", CODE, re.S):
        value = 0
        for name, given in re.findall(r"ASM_(\w+)(?:\s*=\s*(-?\d+))?", body):
            value = int(given) if given else value
            found[name] = value
            value += 1
    return found


NUMBERS = numbers()
NONE = NUMBERS["NONE"]


def words(prefix):
    """What the traces call the numbers of an enumeration, in their order: SWIPE_BEGAN is swipeBegan."""
    found = [name.removeprefix(prefix + "_").split("_") for name in NUMBERS if name.startswith(prefix + "_")]
    return [first.lower() + "".join(part.capitalize() for part in rest) for first, *rest in found]


def structs():
    """Every struct as a class of ctypes, by its name without the prefix."""
    found = {}
    types = {"int32_t": ctypes.c_int32, "double": ctypes.c_double}
    for body, name in re.findall(r"typedef struct \{(.*?)\} asm_(\w+);", CODE, re.S):
        fields = []
        for kind, rest in re.findall(r"(?:const )?(\w+) ([^;]+);", body):
            for field in rest.split(","):
                field = field.strip()
                base = types.get(kind) or found[kind.removeprefix("asm_")]
                if field.startswith("*"):
                    fields.append((field[1:], ctypes.POINTER(base)))
                elif "[" in field:
                    fields.append((field.split("[")[0], base * NUMBERS["MAX_PROMPTS"]))
                else:
                    fields.append((field, base))
        found[name] = type(name, (ctypes.Structure,), {"_fields_": fields})
    return found


STRUCTS = structs()


def struct(name, **values):
    """A struct with the values given, and NONE in all its other integers that can be none."""
    made = STRUCTS[name]()
    for field, kind in made._fields_:
        if field in values:
            setattr(made, field, values[field])
        elif kind is ctypes.c_int32 and field in {"row", "edge", "action", "path", "prompt", "ticket", "revision",
                                                  "reason", "before"}:
            setattr(made, field, NONE)
    return made


def array(kind, values):
    return (kind * len(values))(*values)


def integers(values):
    return array(ctypes.c_int32, values)
