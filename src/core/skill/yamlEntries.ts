import { isAlias, isMap, isPair, isScalar, isSeq } from 'yaml';
import type { Node, Pair, Scalar } from 'yaml';
import { excerpt, problem } from './problems.ts';
import type { ProblemCode } from './problems.ts';
import type { FrontMatterEntry, FrontMatterValue, SkillProblem } from './skill.ts';
import { versionReadings } from './yamlVersions.ts';

// Nodes after expanding aliases; a front matter of the greatest length without aliases stays below it.
const EXPANDED_LIMIT = 100_000;
const CORE_TAG = /^(?:!|tag:yaml\.org,2002:(?:str|int|float|bool|null))$/;

interface Built {
  readonly value: FrontMatterValue;
  /** Nodes it stands for, aliases expanded. */
  readonly weight: number;
  /** Where it ends as written, without the comments and blank lines after it. */
  readonly end: number;
  readonly children: readonly FrontMatterEntry[];
}

type Maybe<T> = T | null | undefined;

/** Turns composed YAML nodes into plain data and entries with ranges; offsets are moved by `offset`. */
export class EntryBuilder {
  readonly problems: SkillProblem[] = [];
  readonly #yaml: string;
  readonly #offset: number;
  readonly #anchors = new Map<string, Built>();
  #expanded = 0;

  constructor(yaml: string, offset: number) {
    this.#yaml = yaml;
    this.#offset = offset;
  }

  /** The entries of a mapping. */
  entries(pairs: readonly Pair<unknown, unknown>[]): FrontMatterEntry[] {
    const seen = new Set<string>();
    return pairs.map((pair) => {
      const entry = this.#entry(pair);
      if (seen.has(entry.key)) {
        this.#report('duplicate-key', entry.keyRange.start, entry.keyRange.end,
          `The key "${excerpt(entry.key)}" already stands above. YAML allows a key once, so hosts drop the skill: keep one of the two.`);
      }
      seen.add(entry.key);
      return entry;
    });
  }

  #entry(pair: Pair<unknown, unknown>): FrontMatterEntry {
    const source = pair.srcToken;
    const keyNode = pair.key as Maybe<Node>;
    const colon = source?.sep?.findIndex((token) => token.type === 'map-value-ind') ?? -1;
    const colonToken = colon === -1 ? undefined : source?.sep?.[colon];
    const keyStart = keyNode?.range?.[0] ?? colonToken?.offset ?? 0;
    const keyEnd = keyNode?.range?.[1] ?? keyStart;
    const key = this.#key(keyNode, keyStart, keyEnd);
    const afterColon = colonToken ? colonToken.offset + colonToken.source.length : keyEnd;
    const props = (colon === -1 ? [] : (source?.sep?.slice(colon) ?? [])).filter((token) => token.type === 'tag' || token.type === 'anchor');
    const valueNode = pair.value as Maybe<Node>;
    const lastProp = props.at(-1);
    const built = this.#build(valueNode, lastProp ? lastProp.offset + lastProp.source.length : afterColon);
    const isEmpty = built.end <= afterColon;
    const start = isEmpty ? afterColon : (props[0]?.offset ?? valueNode?.range?.[0] ?? afterColon);
    const o = this.#offset;
    return {
      key,
      keyRange: { start: keyStart + o, end: keyEnd + o },
      value: built.value,
      valueRange: { start: start + o, end: (isEmpty ? afterColon : built.end) + o },
      children: built.children,
    };
  }

  #key(node: Maybe<Node>, start: number, end: number): string {
    if (!isScalar(node)) {
      if (node) this.#report('key-not-text', start + this.#offset, end + this.#offset, 'This key is not plain text. Write a word followed by a colon.');
      return this.#yaml.slice(start, end);
    }
    const key = typeof node.value === 'string' ? node.value : (node.source ?? '');
    if (key === '<<') {
      this.#report('merge-key', start + this.#offset, end + this.#offset,
        'YAML 1.1 readers merge another mapping in here; YAML 1.2 readers see a key called "<<". Write the keys out.');
    } else this.#noteVersions(node);
    return key;
  }

  /** @param at where an empty value stands, and where tags and anchors before the node end */
  #build(node: Maybe<Node>, at: number): Built {
    const built = this.#buildPlain(node, at);
    const tag = node && 'tag' in node ? node.tag : undefined;
    const result = isScalar(node) && tag !== undefined && !CORE_TAG.test(tag) ? { ...built, value: node.source ?? '' } : built;
    const anchor = node && 'anchor' in node ? node.anchor : undefined;
    if (anchor) this.#anchors.set(anchor, result);
    return result;
  }

  #buildPlain(node: Maybe<Node>, at: number): Built {
    this.#expanded++;
    const end = node?.range?.[1] ?? at;
    if (isAlias(node)) return this.#alias(node.source, node.range?.[0] ?? at, end);
    if (isScalar(node)) {
      this.#noteVersions(node);
      const isEmpty = node.type === 'PLAIN' && (node.source ?? '') === '';
      return { value: scalarValue(node), weight: 1, end: isEmpty ? at : end, children: [] };
    }
    if (isMap(node)) {
      const before = this.#expanded;
      const children = this.entries(node.items);
      const value = Object.create(null) as Record<string, FrontMatterValue>;
      for (const child of children) value[child.key] = child.value;
      const last = children.at(-1);
      return { value, weight: 1 + this.#expanded - before, end: node.flow || !last ? end : last.valueRange.end - this.#offset, children };
    }
    if (isSeq(node)) {
      const before = this.#expanded;
      const items = node.items.map((item) => this.#item(item, at));
      const value = items.map((item) => item.value);
      return { value, weight: 1 + this.#expanded - before, end: node.flow ? end : Math.max(...items.map((item) => item.end), at), children: [] };
    }
    return { value: null, weight: 1, end: at, children: [] };
  }

  #item(item: unknown, at: number): Built {
    if (isPair(item)) {
      const entry = this.#entry(item);
      const value = Object.create(null) as Record<string, FrontMatterValue>;
      value[entry.key] = entry.value;
      return { value, weight: 2, end: entry.valueRange.end - this.#offset, children: [] };
    }
    const node = item as Maybe<Node>;
    return this.#build(node, node?.range?.[0] ?? at);
  }

  #alias(name: string, start: number, end: number): Built {
    const target = this.#anchors.get(name);
    if (target === undefined) {
      this.#report('unknown-alias', start + this.#offset, end + this.#offset,
        `"*${excerpt(name)}" refers to an anchor that does not stand before it. If it is plain text, put the value in quotes.`);
      return { value: this.#yaml.slice(start, end), weight: 1, end, children: [] };
    }
    if (this.#expanded + target.weight > EXPANDED_LIMIT) {
      this.#report('alias-expansion', start + this.#offset, end + this.#offset, 'Aliases of aliases would make this data enormous; it is not expanded. Write the values out.');
      return { value: null, weight: 1, end, children: [] };
    }
    this.#expanded += target.weight;
    return { value: target.value, weight: target.weight, end, children: [] };
  }

  #noteVersions(node: Scalar): void {
    if (node.type !== 'PLAIN' || node.tag !== undefined || !node.range) return;
    const source = node.source ?? '';
    const readings = versionReadings(source);
    if (!readings) return;
    this.#report('yaml-versions-differ', node.range[0] + this.#offset, node.range[1] + this.#offset,
      `YAML 1.1 readers take ${source} for ${readings.yaml11}, YAML 1.2 readers for ${readings.yaml12}. Put it in quotes if it is text.`);
  }

  #report(code: ProblemCode, start: number, end: number, message: string): void {
    this.problems.push(problem(code, start, end, message));
  }
}

function scalarValue(node: Scalar): FrontMatterValue {
  const { value, source } = node;
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) && source !== undefined && /^[-+]?\d+$/.test(source)) {
    return BigInt(source.replace(/^\+/, ''));
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' || value === null) return value;
  return source ?? '';
}
