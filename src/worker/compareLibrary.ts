import type { CapabilityModel } from '../core/capability/capabilityModel.ts';
import { readDisableComments } from '../core/lint/disableComments.ts';
import { ignoreHere } from '../core/lint/ignoreHere.ts';
import { libraryFindings } from '../core/lint/library/libraryFindings.ts';
import type { LibraryFinding, WantedFindings } from '../core/lint/library/libraryFinding.ts';
import type { Member } from '../core/lint/library/member.ts';
import { memberOf } from '../core/lint/library/memberOf.ts';
import type { OverlapOf } from '../core/lint/library/overlap.ts';
import { readWordVectors, type WordVectors } from '../core/lint/library/wordVectors.ts';
import { overlapOf } from '../core/report/overlapOf.ts';
import { lineStarts, positionAt } from '../core/skill/position.ts';
import type { Skill } from '../core/skill/skill.ts';
import type { Steps } from '../core/util/steps.ts';
import { LibraryFitter } from './fitLibrary.ts';
import type { LibrarySkill, LibrarySnapshot } from './library.ts';

/** Compares the skills of libraries; what it reads of a skill is read once, as long as its text stays the same. */
export class LibraryComparer {
  readonly #load: () => Promise<Uint8Array>;
  readonly #members = new WeakMap<Skill, Member>();
  readonly #fitter: LibraryFitter;
  #vectors: Promise<WordVectors> | undefined;

  /** @param load the file that `readWordVectors` reads @param model names what rivals share; it need not know what words mean */
  constructor(load: () => Promise<Uint8Array>, model: CapabilityModel) {
    this.#load = load;
    this.#fitter = new LibraryFitter(model);
  }

  /** The word vectors; loaded when first asked for, and again after a failure. */
  vectors(): Promise<WordVectors> {
    this.#vectors ??= this.#load().then(readWordVectors);
    this.#vectors.catch(() => (this.#vectors = undefined));
    return this.#vectors;
  }

  /** Reads skills ahead of a comparison. */
  read(skills: readonly LibrarySkill[], vectors: WordVectors): void {
    for (const { skill } of skills) this.#read(skill, vectors);
  }

  #read(skill: Skill, vectors: WordVectors): Member {
    const member = memberOf(skill, vectors);
    this.#members.set(skill, member);
    return member;
  }

  *compare({ skills }: Pick<LibrarySnapshot, 'skills'>, wanted: WantedFindings, vectors: WordVectors): Steps<readonly LibraryFinding[]> {
    const located = [];
    for (const { file, skill } of skills) {
      let member = this.#members.get(skill);
      if (member === undefined) {
        member = this.#read(skill, vectors);
        yield;
      }
      located.push({ uri: file.uri, root: file.root, path: file.path, text: skill.text, member });
    }
    const findings = yield* libraryFindings(located, wanted, (positions) => this.#overlapsAmong(skills, positions));
    const byUri = new Map(skills.map(({ file, skill }) => [file.uri, skill]));
    return findings.flatMap((finding) => unlessIgnored(finding, byUri.get(finding.uri)));
  }

  /** Fits the model to these skills alone: few rival another, and a whole library takes as long as all of its comparison. */
  *#overlapsAmong(skills: readonly LibrarySkill[], positions: readonly number[]): Steps<OverlapOf> {
    const rivals = positions.map((position) => skills[position]!);
    const fitted = yield* this.#fitter.fit({ skills: rivals });
    const lengths = rivals.map(({ summary }) => summary.document);
    const rowOf = new Map(positions.map((position, row) => [position, row]));
    return (one, others) => overlapOf(fitted, lengths, rowOf.get(one)!, others.map((other) => rowOf.get(other)!));
  }
}

/** The finding with the edit that turns its rule off, or nothing where a comment turned it off. */
function unlessIgnored(finding: LibraryFinding, skill: Skill | undefined): LibraryFinding[] {
  if (!skill) return [finding];
  const start = lineStarts(skill.text)[finding.start.line]! + finding.start.character;
  if (readDisableComments(skill).isDisabled(finding.code, start)) return [];
  const ignore = ignoreHere(skill, { rule: finding.code, range: { start, end: start } });
  if (!ignore) return [finding];
  const at = positionAt(lineStarts(skill.text.slice(0, ignore.range.end)), ignore.range.start);
  return [{ ...finding, ignore: { start: at, end: at, text: ignore.text } }];
}
