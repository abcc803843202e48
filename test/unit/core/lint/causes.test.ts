import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/core/lint/fixText.ts';
import { lintSkill } from '../../../../src/core/lint/lintSkill.ts';
import { defaultSettings } from '../../../../src/core/lint/settings.ts';
import { positionAt, lineStarts } from '../../../../src/core/skill/position.ts';
import { readText } from '../../../support/readText.ts';

const path = 'demo/SKILL.md';
const lint = (text: string, rules = {}) => lintSkill(readText(text, path), { path, settings: { ...defaultSettings, rules } });
const block = (yaml: string, body = 'Text.\n') => `---\n${yaml}\n---\n${body}`;
const sound = 'description: Fills in PDF forms on request.';

/** Findings as `line:column severity rule`. */
function found(text: string): string[] {
  const starts = lineStarts(text);
  return lint(text).map(({ rule, severity, range }) => {
    const { line, character } = positionAt(starts, range.start);
    return `${line + 1}:${character + 1} ${severity} ${rule}`;
  });
}

/** The text after the first fix of the first finding. */
function repaired(text: string): string {
  const [fix] = lint(text)[0]?.fixes ?? [];
  return applyEdits(text, fix?.edits ?? []);
}

describe('the cause of a finding', () => {
  it('is the colon in a text that begins below its key', () => {
    assert.deepEqual(found(block('name: demo\ndescription:\n  Repairs bicycle tubes: on the road.\n  Use when a tyre hisses.')), ['4:24 error unquoted-colon']);
    assert.deepEqual(found(block('name: demo\ndescription:\n  Repairs bicycle tubes: on the road.')), ['4:24 error unquoted-colon']);
    assert.deepEqual(found(block('name: demo\ndescription:\n  Repairs bicycle tubes.\n  Note: on the road.')), ['5:7 error unquoted-colon']);
    assert.deepEqual(found(block('name: demo\ndescription:\n  en: Repairs tubes\n  de: Flickt Reifen')), ['4:3 error description-not-text']);
  });

  it('is the sign that stands where a colon is due', () => {
    const good = block('name: demo\ndescription: Fills in PDF forms on request.');
    for (const [line, where] of [['description Fills in', '3:12 error colon-missing'], ['description = Fills in', '3:12 error colon-missing'], ['description：Fills in', '3:12 error colon-without-space'], ['description:\u00a0Fills in', '3:12 error colon-without-space'], ['description:\u3000Fills in', '3:12 error colon-without-space']] as const) {
      const text = block(`name: demo\n${line} PDF forms on request.`);
      assert.deepEqual(found(text), [where], line);
      assert.equal(repaired(text), good);
    }
    // A later colon makes a key of all before it.
    for (const line of ['description = Use when: asked for forms', 'description：Use when: asked for forms', 'description Use when: asked for forms']) {
      const [finding, ...more] = found(block(`name: demo\n${line}`));
      assert.match(finding ?? '', /^3:12 error colon-/, line);
      assert.deepEqual(more, []);
      assert.equal(repaired(block(`name: demo\n${line}`)), block('name: demo\ndescription: Use when: asked for forms'));
    }
    assert.deepEqual(found(block(`name: demo\n${sound}\nname of form: x`)), ['4:1 hint unknown-key']);
    assert.deepEqual(found(block('name：demo\ndescription: Fills in PDF forms on request.')), ['2:5 error colon-without-space']);
  });

  it('is no colon where a text goes on at the left edge', () => {
    for (const line of ['description of the forms, too.', 'Use when forms are due.', 'https://example.com/forms has them.']) {
      assert.deepEqual(found(block(`name: demo\n${sound}\n${line}`)), ['4:1 error line-without-key'], line);
    }
    // What looks like a key no host knows may be text as well.
    assert.ok(lint(block(`name: demo\n${sound}\nNote：forms`)).every(({ fixes }) => fixes.every(({ safe }) => !safe)));
  });

  it('is no comment behind a name, though another line breaks the YAML', () => {
    assert.deepEqual(found(block('name: demo # ours\ndescription: Fills: in PDF forms.')), ['3:19 error unquoted-colon']);
    assert.deepEqual(found(block('name: "demo" # ours\ndescription: Fills: in PDF forms.')), ['3:19 error unquoted-colon']);
    assert.deepEqual(found(block('name: other # ours\ndescription: Fills: in PDF forms.')), ['2:7 warning name-differs-from-folder', '3:19 error unquoted-colon']);
  });

  it('is the typographic quotes', () => {
    const text = block('name: demo\ndescription: ‘Fills in: PDF forms’');
    assert.match(lint(text)[0]?.message ?? '', /‘ is no quote for YAML/);
    assert.equal(repaired(text), block('name: demo\ndescription: "Fills in: PDF forms"'));
    assert.match(lint(block(`name: “demo”\n${sound}`)).find(({ rule }) => rule === 'name-characters')?.message ?? '', /quotes “ and ” are part of this name/);
  });

  it('is the comma of JSON', () => {
    const text = block('"name": "demo",\n"description": "Fills in PDF forms on request.",');
    assert.deepEqual(found(text), ['2:15 error text-after-quote', '3:48 error text-after-quote']);
    assert.equal(repaired(text), text.replace('"demo",', '"demo"'));
  });

  it('is the invisible character in a key, a name or a text', () => {
    assert.deepEqual(found(block('name: demo\n\u200bdescription: Fills in PDF forms on request.')), ['3:1 error invisible-character']);
    assert.deepEqual(found(block(`name: demo\u200b\n${sound}`)), ['2:11 warning invisible-character']);
    assert.deepEqual(found(block('name: demo\ndescription: Fills in \u202ePDF forms on request.')), ['3:23 warning invisible-character']);
    assert.deepEqual(found(block('name: demo\ndescription: Fills in PD\u00adF forms on request.')), ['3:25 warning invisible-character']);
    for (const text of ['می\u200cخواهم فرم‌ها را پر کنم', 'ក្រមុំ\u200bបំពេញទម្រង់', 'Fills 👩\u200d💻 forms in PDF files', '\u200fטפסים של PDF\u200f ועוד']) assert.deepEqual(found(block(`name: demo\ndescription: ${text}`)), [], text);
  });

  it('is shown where it cannot be seen', () => {
    for (const { message } of lint(block(`name: dem\u200bx\n${sound}\nauth\u2060or: us`))) assert.doesNotMatch(message, /[\u200b\u2060]/);
    assert.match(lint(block(`name: dem\u200bx\n${sound}`)).find(({ rule }) => rule === 'name-differs-from-folder')?.message ?? '', /"dem\\u200bx"/);
  });

  it('is the anchor that swallows a word, unless an alias comes back to it', () => {
    const text = block('name: demo\ndescription: &amp fills in PDF forms.');
    assert.deepEqual(found(text), ['3:14 error special-character']);
    assert.equal(repaired(text), block('name: demo\ndescription: "&amp fills in PDF forms."'));
    assert.deepEqual(found(block('name: demo\ndescription: &d Fills in PDF forms.\nwhen_to_use: *d')), []);
  });

  it('is what stands before or instead of the lines of the front matter', () => {
    assert.deepEqual(found(`\`\`\`yaml\n${block(`name: demo\n${sound}`, '```\n')}`), ['1:1 error text-before-front-matter']);
    const text = `---\nname: demo\n${sound}\n ---\n\n# Text\n`;
    assert.deepEqual(found(text), ['4:1 error front-matter-unclosed']);
    assert.equal(repaired(text), block(`name: demo\n${sound}`, '\n# Text\n'));
  });

  it('is the tab, or is said in words', () => {
    assert.deepEqual(found(block('name: demo\ndescription: |\n  Fills in forms.\n\tUse it.')), ['5:1 error tab-indentation']);
    const said = (yaml: string) => lint(block(yaml)).map(({ message }) => message).join();
    assert.match(said('name: demo\ndescription: |\n  Fills in\n forms'), /indented less or more/);
    assert.match(said(`name: demo\n${sound}\nmetadata: {a: b: c, d: [x: y: z]}`), /inside brackets, a value with a colon and a blank needs quotes/);
  });

  it('is told once: a mistyped key, not the field that is missing for it', () => {
    assert.deepEqual(found(block('name: demo\ndescripton: Fills in PDF forms.')), ['3:1 error mistyped-key']);
    assert.deepEqual(found(block('Name: demo\nDESCRIPTION: Fills in PDF forms.')), ['2:1 warning mistyped-key', '3:1 error mistyped-key']);
    const text = block('name: demo\ndescripton: Fills in PDF forms.');
    assert.deepEqual(lint(text, { 'mistyped-key': { off: true } }).map(({ rule }) => rule), ['description-missing']);
    assert.deepEqual(found(block('# skill-loadout-disable mistyped-key\nname: demo\ndescripton: Fills in PDF forms.')), ['1:1 error description-missing']);
  });

  it('is told once: a value that is cut or broken is not called vague', () => {
    for (const written of ['Handles issue #42 and forms', '!!python/object:os.system "ls"', '*nope', '"do \\x07 it"']) assert.ok(!found(block(`name: demo\ndescription: ${written}`)).some((each) => each.includes('vague')), written);
    assert.deepEqual(found(block('name: demo\ndescription: Helps with files.')), ['3:14 hint description-vague']);
  });

  it('asks after the plural of a key', () => {
    assert.match(lint(block(`name: demo\n${sound}\nhook: x`))[0]?.message ?? '', /Did you mean "hooks"\?/);
  });
});
