"""Profile a CSV without changing it: encoding, delimiter, ragged rows, and each column's content.

Usage: python profile_csv.py FILE [DELIMITER]
"""
import collections
import csv
import io
import sys

MISSING = {"", "-", "n/a", "na", "null", "none", "nan", "?"}


def decode(data):
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding), encoding
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1"), "latin-1"


def guess_delimiter(text):
    """The candidate that gives the most rows of one and the same width above 1."""
    sample = "\n".join(text.splitlines()[:200])
    best = (0, 0, ",")
    for delimiter in (",", ";", "\t", "|"):
        widths = collections.Counter(len(row) for row in csv.reader(io.StringIO(sample), delimiter=delimiter) if row)
        width, rows = max(widths.items(), key=lambda item: (item[0] > 1, item[1]), default=(0, 0))
        if width > 1:
            best = max(best, (rows, width, delimiter))
    return best[2]


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    with open(sys.argv[1], "rb") as file:
        text, encoding = decode(file.read())
    delimiter = sys.argv[2] if len(sys.argv) == 3 else guess_delimiter(text)
    csv.field_size_limit(10**9)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    header = next(reader, None)
    if header is None:
        sys.exit("empty file")

    columns = [collections.Counter() for _ in header]
    ragged, rows = [], 0
    for row in reader:
        if not row:
            continue
        rows += 1
        if len(row) != len(header):
            ragged.append((reader.line_num, len(row)))
        for counter, value in zip(columns, row):
            counter[value] += 1

    print(f"encoding {encoding}, delimiter {delimiter!r}, {rows} rows, {len(header)} columns")
    print(f"ragged rows: {len(ragged)}")
    for line, width in ragged[:10]:
        print(f"  ends at line {line}: {width} fields instead of {len(header)}")
    for name, counter in zip(header, columns):
        missing = sum(n for value, n in counter.items() if value.strip().lower() in MISSING)
        padded = sum(n for value, n in counter.items() if value != value.strip())
        sample = ", ".join(repr(value) for value, _ in counter.most_common(4))
        print(f"{name!r}: {len(counter)} distinct, {missing} missing, {padded} padded; {sample}")


if __name__ == "__main__":
    main()
