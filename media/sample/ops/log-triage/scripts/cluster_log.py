"""Group log lines into patterns and count them; with a baseline, mark the new and the growing ones.

Usage: python cluster_log.py FILE [--baseline FILE] [--top N]      (FILE may be - for standard input)
"""
import argparse
import collections
import re
import sys

RULES = [
    (re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?"), "<time>"),
    (re.compile(r"\b[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\b"), "<uuid>"),
    (re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b"), "<ip>"),
    (re.compile(r'"[^"]*"'), '"<text>"'),
    (re.compile(r"(?<!\w)'[^']*'(?!\w)"), "'<text>'"),
    (re.compile(r"\b0x[0-9a-fA-F]+\b|\b(?=[0-9a-fA-F]*\d)[0-9a-fA-F]{8,}\b"), "<hex>"),
    (re.compile(r"\d+"), "<n>"),
]


def pattern(line):
    for expression, placeholder in RULES:
        line = expression.sub(placeholder, line)
    return " ".join(line.split())[:300]


def count(path):
    if path == "-":
        sys.stdin.reconfigure(errors="replace")
        return count_lines(sys.stdin)
    with open(path, encoding="utf-8", errors="replace") as file:
        return count_lines(file)


def count_lines(lines):
    counts, first = collections.Counter(), {}
    for number, line in enumerate(lines, start=1):
        if line.strip():
            key = pattern(line)
            counts[key] += 1
            first.setdefault(key, number)
    return counts, first


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--baseline")
    parser.add_argument("--top", type=int, default=40)
    options = parser.parse_args()

    counts, first = count(options.file)
    base = count(options.baseline)[0] if options.baseline else None
    scale = sum(counts.values()) / max(1, sum(base.values())) if base else 1.0

    def growth(key):
        return counts[key] / max(1.0, base[key] * scale) if base is not None else 0.0

    def rank(key):
        return (base is not None and key not in base, growth(key) >= 10, counts[key])

    for key in sorted(counts, key=rank, reverse=True)[: options.top]:
        mark = "" if base is None else "new" if key not in base else f"x{growth(key):.1f}"
        print(f"{counts[key]:>9}  {mark:>6}  line {first[key]:<8} {key}")
    if base is not None:
        gone = sorted((key for key in base if key not in counts), key=lambda key: -base[key])[:10]
        for key in gone:
            print(f"{base[key]:>9}    gone  {'':<13} {key}")


if __name__ == "__main__":
    main()
