import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/core/lint/fixText.ts';
import { ignoreHere } from '../../../../src/core/lint/ignoreHere.ts';
import { lintSkill } from '../../../../src/core/lint/lintSkill.ts';
import { readText } from '../../../support/readText.ts';

const path = 'demo/SKILL.md';
const lint = (text: string) => lintSkill(readText(text, path), { path });

describe('turning a rule off where it found something', () => {
  const places = {
    'in the front matter': '---\nname: demo\ndescription: Fills in PDF forms.\nauthor: us\n---\nText.\n',
    'in broken front matter, with CRLF': '---\r\nname: demo\r\ndescription: Fills in: forms\r\n---\r\n',
    'in the body': '---\nname: demo\ndescription: Fills in PDF forms.\n---\nText.\n\nSee [a](/a.md).\n',
    'in a table': '---\nname: demo\ndescription: Fills in PDF forms.\n---\n| a |\n| - |\n| [a](/a.md) |\n',
    'in code': '---\nname: demo\ndescription: Fills in PDF forms.\n---\n```\ncd /Users/anna/forms\n```\n',
  };
  for (const [place, text] of Object.entries(places)) {
    it(`leaves nothing to report ${place}`, () => {
      const [finding, ...more] = lint(text);
      assert.ok(finding && more.length === 0);
      const edit = ignoreHere(readText(text, path), finding);
      assert.ok(edit);
      assert.equal(edit.text.startsWith('<!--'), place === 'in the body');
      assert.deepEqual(lint(applyEdits(text, [edit])), []);
    });
  }

  it('is not possible without front matter', () => {
    const text = '# Title\n';
    assert.equal(ignoreHere(readText(text, path), lint(text)[0]!), undefined);
  });
});
