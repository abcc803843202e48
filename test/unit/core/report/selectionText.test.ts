import assert from 'node:assert/strict';
import type { PreviewReport } from '../../../../src/core/report/previewReport.ts';
import { selectionText } from '../../../../src/core/report/selectionText.ts';
import { escapeMarkdown } from '../../../../src/core/util/escapeMarkdown.ts';

const skill = { uri: 'file:///a', path: 'data/a/SKILL.md', name: 'a', description: 'Does <b>A</b> & more', tokens: 1200, gain: 1, capabilities: [] };
const report = { task: 'Do\n# A', budget: 4000, tokens: 1200, selected: [skill] } as unknown as PreviewReport;

describe('selectionText', () => {
  it('gives names and paths one a line', () => {
    assert.equal(selectionText(report, 'names'), 'a\n');
    assert.equal(selectionText(report, 'paths'), 'data/a/SKILL.md\n');
  });

  it('gives the block that agents are shown, its text escaped', () => {
    assert.equal(
      selectionText(report, 'available-skills'),
      '<available_skills>\n<skill>\n<name>a</name>\n<description>Does &lt;b&gt;A&lt;/b&gt; &amp; more</description>\n<location>data/a/SKILL.md</location>\n</skill>\n</available_skills>\n',
    );
  });

  it('gives a Markdown list in which no text of a skill is Markdown', () => {
    const text = selectionText(report, 'markdown');
    assert.match(text, /^Skills for: Do # A$/m);
    assert.match(text, /- \*\*a\*\* \(`data\/a\/SKILL\.md`, 1,200 tokens\): Does &lt;b\\>A&lt;\/b\\> &amp; more/);
    assert.match(text, /1,200 of 4,000 tokens\.$/m);
  });
});

describe('escapeMarkdown', () => {
  it('leaves nothing that Markdown or HTML would read', () => {
    assert.equal(escapeMarkdown('<img src=x> [a](b) *c* `d` &lt; $(e)'), '&lt;img src=x\\> \\[a\\](b) \\*c\\* \\`d\\` &amp;lt; $(e)');
  });

  it('makes one line of many', () => assert.equal(escapeMarkdown(' a\n\n- b\t'), 'a - b'));

  it('begins no list and no heading', () => {
    assert.deepEqual(['- a', '+ a', '# a', '1. a', '1) a', '1,000 a', 'a-b'].map(escapeMarkdown), ['\\- a', '\\+ a', '\\# a', '1\\. a', '1\\) a', '1,000 a', 'a-b']);
  });
});
