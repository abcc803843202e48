import type { FittedCapabilities } from '../core/capability/capabilityModel.ts';
import { readDisableComments } from '../core/lint/disableComments.ts';
import { ignoreHere } from '../core/lint/ignoreHere.ts';
import { libraryFindings } from '../core/lint/library/libraryFindings.ts';
import type { LibraryFinding, WantedFindings } from '../core/lint/library/libraryFinding.ts';
import type { Member } from '../core/lint/library/member.ts';
import { memberOf } from '../core/lint/library/memberOf.ts';
import { readWordVectors, type WordVectors } from '../core/lint/library/wordVectors.ts';
import { overlapOf } from '../core/report/overlapOf.ts';
import { lineStarts, positionAt } from '../core/skill/position.ts';
import type { Skill } from '../core/skill/skill.ts';
import type { Steps } from '../core/util/steps.ts';
import type { LibrarySnapshot } from './library.ts';

/** Compares the skills of libraries; what it reads of a skill is read once, as long as its text stays the same. */
export class LibraryComparer {
  readonly #load: () => Promise<Uint8Array>;
  readonly #members = new WeakMap<Skill, Member>();
  #vectors: Promise<WordVectors> | undefined;

  /** @param load the file that `readWordVectors` reads */
  constructor(load: () => Promise<Uint8Array>) {
    this.#load = load;
  }

  /** The word vectors; loaded when first asked for, and again after a failure. */
  vectors(): Promise<WordVectors> {
    this.#vectors ??= this.#load().then(readWordVectors);
    this.#vectors.catch(() => (this.#vectors = undefined));
    return this.#vectors;
  }

  *compare({ skills }: LibrarySnapshot, wanted: WantedFindings, fitted: FittedCapabilities, vectors: WordVectors): Steps<readonly LibraryFinding[]> {
    const located = [];
    for (const { file, skill } of skills) {
      let member = this.#members.get(skill);
      if (member === undefined) {
        member = memberOf(skill, vectors);
        this.#members.set(skill, member);
        yield;
      }
      located.push({ uri: file.uri, root: file.root, path: file.path, text: skill.text, member });
    }
    const lengths = skills.map(({ summary }) => summary.document);
    const findings = yield* libraryFindings(located, wanted, (one, others) => overlapOf(fitted, lengths, one, others));
    const byUri = new Map(skills.map(({ file, skill }) => [file.uri, skill]));
    return findings.flatMap((finding) => unlessIgnored(finding, byUri.get(finding.uri)));
  }
}

/** The finding with the edit that turns its rule off, or nothing where a comment turned it off. */
function unlessIgnored(finding: LibraryFinding, skill: Skill | undefined): LibraryFinding[] {
  if (!skill) return [finding];
  // Descriptions stand in the front matter, whose comments count for the whole file.
  const range = { start: 0, end: 0 };
  if (readDisableComments(skill).isDisabled(finding.code, range.start)) return [];
  const ignore = ignoreHere(skill, { rule: finding.code, range });
  if (!ignore) return [finding];
  const at = positionAt(lineStarts(skill.text.slice(0, ignore.range.end)), ignore.range.start);
  return [{ ...finding, ignore: { start: at, end: at, text: ignore.text } }];
}
