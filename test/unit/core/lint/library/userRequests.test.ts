import assert from 'node:assert/strict';
import { userRequestsOf } from '../../../../../src/core/lint/library/userRequests.ts';

function textsOf(description: string, body = ''): readonly string[] {
  return userRequestsOf(description, body).map(({ text }) => text);
}

describe('requests of users', () => {
  it('are the "use when" clauses of a description, without who asks and what the skill is not for', () => {
    assert.deepEqual(textsOf('Draws bar charts from CSV files. Use when the user asks for a chart of sales, or wants to compare monthly figures. Not for maps: use geo-maps.'), ['a chart of sales', 'compare monthly figures']);
    assert.deepEqual(textsOf('Use this skill whenever the user wants to fill in a tax form (1040 and others).'), ['fill in a tax form']);
  });

  it('are the phrases that a description has users say', () => {
    assert.deepEqual(textsOf('Tunes pianos. Use when asked to "tune my old piano", “fix the broken key” or \'why are its strings flat\'.'), ['tune my old piano', 'fix the broken key', 'why are its strings flat']);
    assert.deepEqual(textsOf('Ships a file called "release notes draft" to the printer.').filter((text) => text.startsWith('release')), []);
  });

  it('are each of several that a clause lists, but one where its words belong together', () => {
    assert.deepEqual(textsOf('Use when asked to organize meeting notes, extract action items, or draft a short recap.'), ['organize meeting notes', 'extract action items', 'draft a short recap']);
    assert.deepEqual(textsOf('Use when the user wants red, green or blue garden paint.'), ['red, green or blue garden paint']);
  });

  it('are the lists of a body below "When to use" and "Example prompts", and what its users say', () => {
    const body = '# Pianos\n\n## When to Use This Skill\n\n- User wants to restring a grand piano\n- Do not use for organs of churches\n\n## Steps\n\n- Open the lid and look at the pins\n\n## Example prompts\n\n- "Which hammer felt suits an upright?"\n- run `tune --all`\n\n**User**: "My piano buzzes at night"\n';
    assert.deepEqual(textsOf('Looks after pianos.', body), ['restring a grand piano', 'Which hammer felt suits an upright?', 'My piano buzzes at night']);
  });

  it('are no headings, half sentences, code or instructions to the agent', () => {
    const body = '## When to use\n\n- Always read the other skill first\n- Before every long run\n- See https://example.org/pianos for pianos\n- The following cases of pianos:\n- bug fixes\n\n## When not to use\n\n- Tuning guitars and other strings\n';
    assert.deepEqual(textsOf('Looks after pianos and organs.', body), ['Looks after pianos and organs.']);
    assert.deepEqual(textsOf('Use when this skill is loaded by another agent.').filter((text) => !text.startsWith('Use when')), []);
  });

  it('are quoted as written: identifiers and patterns keep their signs, Markdown and quotation marks go', () => {
    const body = '## When to use\n\n- You want a reusable `setup_ddp / __init__` helper set\n- Checking src/**/*.groovy and *.jenkins files\n- Merging _very_ **old** *plain* work_orders quickly\n\n## Examples\n\n**User: "Check off the bread"**\n\n*User:* “Add *ingredients* for tacos”\n\n- User: "Is the oven hot?" (at night)\n';
    assert.deepEqual(textsOf('Helps.', body), [
      'a reusable setup_ddp / __init__ helper set', 'Checking src/**/*.groovy and *.jenkins files', 'Merging very old plain work_orders quickly',
      'Check off the bread', 'Add ingredients for tacos', 'Is the oven hot?',
    ]);
  });

  it('end with what is asked for, even where that is a prompt or a question, and are none where they were cut before it', () => {
    assert.deepEqual(textsOf('Use when the user wants to improve, rewrite or engineer a prompt — including requests like "fix my prompt now".'), ['improve, rewrite or engineer a prompt', 'fix my prompt now']);
    assert.deepEqual(textsOf('Helps.', '## When to use\n\n- Starting a new prompt\n- Answering the hardest questions\n- Turning old drawings into the "blue print"\n'), ['Starting a new prompt', 'Answering the hardest questions']);
    assert.deepEqual(textsOf('Draws. Use when asked to fit wooden shutters to a "bay window" of oak.'), ['bay window']);
  });

  it('are no lines of code that a block left behind, and no commands of an agent', () => {
    const code = '```js\n## Setup\n```html\n<p>\n```\n\n  return {\n    user: tg?.initDataUnsafe?.user,\n    prompt: config.text.first;\n';
    assert.deepEqual(textsOf('', `${code}\n- Use this skill when \`/dev-kit:scaffold-tests\` is invoked\n- Use this skill when explicitly requested via \`/checkpoint\`\n`), []);
    assert.deepEqual(textsOf('', '## When to use\n\n- Updating /docs directories of a site\n'), ['Updating /docs directories of a site']);
  });

  it('are the longer ones of a list of triggers, each for itself, and never the list', () => {
    assert.deepEqual(textsOf('Searches. Use for: research, fact-checking, content aggregation, RAG pipelines. Triggers: web search, tavily, search for papers, internet search, add motion to image, exa'), ['search for papers', 'add motion to image']);
    assert.deepEqual(userRequestsOf('Searches the web. Triggers: web search, tavily, exa, rag pipelines', '').map(({ purpose }) => purpose), [true]);
    assert.deepEqual(textsOf('Use for: cutting, bending, drilling or welding thin metal sheets.'), ['cutting, bending, drilling or welding thin metal sheets.'.slice(0, -1)]);
  });

  it('are what the skill does where nobody is said to ask, marked as such, and none where nothing is said', () => {
    assert.deepEqual(userRequestsOf('Bakes sourdough bread with long fermentation.', '').map(({ text, purpose }) => [text, purpose]), [['Bakes sourdough bread with long fermentation.', true]]);
    assert.deepEqual(userRequestsOf('', ''), []);
  });

  it('are at most eight, short when shown, and each once', () => {
    const many = Array.from({ length: 50 }, (_, n) => `Use when asked about topic${n} of field${n} today.`).join(' ');
    assert.equal(textsOf(many, `## When to use\n\n${Array.from({ length: 50 }, (_, n) => `- painting wall${n} in colour${n}`).join('\n')}`).length, 8);
    assert.ok(textsOf(`Use when asked to ${'restore very old violins '.repeat(6)}`).every((text) => [...text].length <= 90));
    assert.equal(textsOf('Use when asked to tune my old piano. Use when you want to tune my old piano.').length, 1);
  });

  it('are read from a megabyte of anything in a moment', () => {
    const started = performance.now();
    for (const part of ['use when ', '"', 'not ', '. ', 'when the user ', '- ', "'a ", '(', ', ', '**', '_a ', '*a', '`', 'Triggers: a b, ', '## When to use\n- ']) {
      const text = part.repeat(Math.ceil(1_000_000 / part.length));
      userRequestsOf(text, text);
      userRequestsOf(`use when ${text}`, `## When to use\n- ${text}`);
    }
    assert.ok(performance.now() - started < 3_000);
  });
});
