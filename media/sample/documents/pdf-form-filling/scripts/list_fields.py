"""List the form fields of a PDF, one JSON object a line.

Usage: python list_fields.py FORM.pdf
"""
import json
import sys

from pypdf import PdfReader


def inherited(annotation, key):
    """A field attribute, looked up through the parents as the PDF format asks."""
    node = annotation
    while node is not None:
        if key in node:
            return node[key]
        parent = node.get("/Parent")
        node = parent.get_object() if parent is not None else None
    return None


def full_name(annotation):
    parts, node = [], annotation
    while node is not None:
        if "/T" in node:
            parts.append(str(node["/T"]))
        parent = node.get("/Parent")
        node = parent.get_object() if parent is not None else None
    return ".".join(reversed(parts))


def states(annotation):
    appearance = annotation.get("/AP", {})
    normal = appearance.get_object().get("/N", {}) if appearance else {}
    normal = normal.get_object() if normal else {}
    return [str(key) for key in normal] if hasattr(normal, "keys") else []


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    reader = PdfReader(sys.argv[1])
    if reader.is_encrypted and not reader.decrypt(""):
        sys.exit("encrypted: a password is needed")
    form = reader.trailer["/Root"].get("/AcroForm")
    if form is not None and "/XFA" in form.get_object():
        print("XFA form", file=sys.stderr)

    found = {}
    for number, page in enumerate(reader.pages, start=1):
        for reference in page.get("/Annots") or []:
            annotation = reference.get_object()
            kind = inherited(annotation, "/FT")
            if annotation.get("/Subtype") != "/Widget" or kind is None:
                continue
            name = full_name(annotation)
            field = found.setdefault(name, {"name": name, "type": str(kind), "page": number})
            value = inherited(annotation, "/V")
            field["value"] = None if value is None else ("signed" if kind == "/Sig" else str(value))
            label, limit, options = (inherited(annotation, key) for key in ("/TU", "/MaxLen", "/Opt"))
            if label is not None:
                field["label"] = str(label)
            if limit is not None:
                field["max_length"] = int(limit)
            if kind == "/Btn":
                known = field.setdefault("states", [])
                known.extend(state for state in states(annotation) if state not in known)
            elif options is not None:
                field["options"] = [str(o[0]) if isinstance(o, list) else str(o) for o in options]
    for field in found.values():
        print(json.dumps(field, ensure_ascii=False))
    if not found:
        sys.exit("no form fields")


if __name__ == "__main__":
    main()
