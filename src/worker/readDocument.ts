import { capabilityText } from '../core/capability/capabilityText.ts';
import type { CapabilityModel } from '../core/capability/capabilityModel.ts';
import { locateProblems } from '../core/report/locateProblems.ts';
import type { FrontMatterSplitter } from '../core/skill/frontMatter.ts';
import { readSkill } from '../core/skill/readSkill.ts';
import { listingText } from '../core/tokens/countSkill.ts';
import type { SkillFile } from '../protocol/engineApi.ts';
import type { LibrarySkill } from './library.ts';

/** What reading a document takes. */
export interface Reader {
  readonly splitter: FrontMatterSplitter;
  readonly model: CapabilityModel;
  /** Tokens of a text. */
  readonly count: (text: string) => Promise<number>;
}

/** Reads a skill document, counts its tokens and prepares it for the capability model. Any bytes are legal. */
export async function readDocument(file: SkillFile, { splitter, model, count }: Reader): Promise<LibrarySkill> {
  const { bytes, ...place } = file;
  const { uri, root, path } = place;
  const skill = readSkill(bytes, path, splitter);
  const { name, description } = skill;
  const listing = await count(listingText(name, description));
  const document = await count(skill.text);
  const summary = { uri, root, path, name, description, listing, document, problems: locateProblems(skill) };
  return { file: place, skill, summary, features: model.features(capabilityText(skill)) };
}
