import type { RoutingDocument } from '../../core/routing/corpus.ts';
import { routingSkill, type RoutingSkill } from '../../core/routing/routingSkill.ts';
import type { Cancel } from '../../core/util/cancel.ts';
import type { EngineApi } from '../../protocol/engineApi.ts';
import { grayMatterSplitter } from '../../worker/grayMatterSplitter.ts';

/** Documents that the engine is given at a time. */
const batch = 50;

/**
 * Reads documents and counts their tokens with an engine that holds nothing else.
 * @returns a skill for each document, or undefined when cancelled
 * @throws Error when tokens cannot be counted
 */
export async function readRoutingSkills(
  documents: readonly RoutingDocument[], engine: EngineApi, cancel: Cancel, progress: (done: number) => void,
): Promise<readonly RoutingSkill[] | undefined> {
  // Paths of different sources may be equal.
  const uriOf = (n: number) => `file:///evaluate/${n}/SKILL.md`;
  for (let n = 0; n < documents.length; n += batch) {
    const changed = documents.slice(n, n + batch).map(({ path, text }, m) => {
      const uri = uriOf(n + m);
      return { uri, identity: uri, root: '', path, bytes: Buffer.from(text) };
    });
    const delta = await engine.update({ changed, removed: [] }, cancel);
    if (delta === undefined) return undefined;
    if (delta.failed[0] !== undefined) throw new Error(delta.failed[0].message);
    progress(n + changed.length);
  }
  const { skills } = await engine.list({}, cancel);
  const tokens = new Map(skills.map(({ uri, document }) => [uri, document]));
  return documents.map((document, n) => routingSkill(document, grayMatterSplitter, tokens.get(uriOf(n))!));
}
