import type { CST } from 'yaml';

/** How deep front matter may nest; real skills stay below 6. */
export const depthLimit = 64;

/** What a look at the flat syntax tells before anything is composed. */
export interface TokenScan {
  /** The offset of the first node found deeper than `depthLimit`. */
  readonly tooDeepAt: number | undefined;
  readonly tags: readonly CST.SourceToken[];
}

/**
 * Looks through the syntax tree without recursion. To be asked before composing: the composer recurses,
 * and near the end of the stack a regular expression it compiles ends the whole process.
 */
export function scanTokens(tokens: readonly CST.Token[]): TokenScan {
  const tags: CST.SourceToken[] = [];
  const stack: { readonly token: CST.Token; readonly depth: number }[] = [];
  const push = (token: CST.Token | null | undefined, depth: number): void => {
    if (token) stack.push({ token, depth });
  };
  const collect = (props: readonly CST.SourceToken[] | undefined): void => {
    for (const token of props ?? []) if (token.type === 'tag') tags.push(token);
  };
  for (const token of tokens) push(token, 0);
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { token, depth } = top;
    if (depth > depthLimit) return { tooDeepAt: 'offset' in token ? token.offset : 0, tags };
    if (token.type === 'document') {
      collect(token.start);
      push(token.value, depth);
    } else if (token.type === 'block-map' || token.type === 'block-seq' || token.type === 'flow-collection') {
      for (const item of token.items) {
        collect(item.start);
        collect(item.sep);
        push(item.key, depth + 1);
        push(item.value, depth + 1);
      }
    } else if (token.type === 'block-scalar') {
      collect(token.props.filter((prop): prop is CST.SourceToken => prop.type === 'tag'));
    }
  }
  return { tooDeepAt: undefined, tags: tags.sort((a, b) => a.offset - b.offset) };
}
