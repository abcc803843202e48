import { capabilityText } from '../core/capability/capabilityText.ts';
import { descriptionEffect, otherSkills, type OtherSkills } from '../core/lint/library/descriptionEffect.ts';
import { headlineOf } from '../core/lint/library/headline.ts';
import type { Contestant } from '../core/lint/library/routingTrial.ts';
import { userRequestsOf } from '../core/lint/library/userRequests.ts';
import type { EffectReport } from '../core/report/effectText.ts';
import type { FrontMatterSplitter } from '../core/skill/frontMatter.ts';
import { readSkillText } from '../core/skill/readSkill.ts';
import type { Skill } from '../core/skill/skill.ts';
import type { Steps } from '../core/util/steps.ts';
import type { LibrarySnapshot } from './library.ts';

/** Tells what edits of a description change; what it knows of the other skills is kept while they stay the same. */
export class EffectDescriber {
  readonly #splitter: FrontMatterSplitter;
  readonly #contestants = new WeakMap<Skill, Contestant>();
  #known: { readonly skills: readonly Skill[]; readonly others: OtherSkills } | undefined;

  constructor(splitter: FrontMatterSplitter) {
    this.#splitter = splitter;
  }

  /** @param saved the text to compare with @returns undefined when the skill is not in the library */
  *describe({ skills }: LibrarySnapshot, { uri, saved }: { readonly uri: string; readonly saved: string }): Steps<EffectReport | undefined> {
    const edited = skills.find(({ file }) => file.uri === uri);
    if (!edited) return undefined;
    const others = skills.filter((each) => each !== edited);
    const before = contestantOf(readSkillText(saved, edited.file.path, this.#splitter));
    const found = yield* descriptionEffect(yield* this.#prepare(others.map(({ skill }) => skill)), before, contestantOf(edited.skill));
    return {
      own: found.own,
      others: found.others.map(({ owner, ...request }) => ({ ...request, uri: others[owner]!.file.uri, name: others[owner]!.skill.name })),
    };
  }

  *#prepare(skills: readonly Skill[]): Steps<OtherSkills> {
    const known = this.#known;
    if (known?.skills.length === skills.length && skills.every((skill, n) => known.skills[n] === skill)) return known.others;
    const contestants: Contestant[] = [];
    for (const skill of skills) {
      let contestant = this.#contestants.get(skill);
      if (contestant === undefined) {
        contestant = contestantOf(skill);
        this.#contestants.set(skill, contestant);
        yield;
      }
      contestants.push(contestant);
    }
    const others = yield* otherSkills(contestants);
    this.#known = { skills, others };
    return others;
  }
}

function contestantOf(skill: Skill): Contestant {
  const { name, description, body } = capabilityText(skill);
  return { headline: headlineOf(name.slice(0, 200), description.slice(0, 4_000)), requests: userRequestsOf(description, body) };
}
