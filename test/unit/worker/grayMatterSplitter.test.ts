import assert from 'node:assert/strict';
import { readText } from '../../support/readText.ts';
import { grayMatterSplitter } from '../../../src/worker/grayMatterSplitter.ts';

const MARK = 'skillLoadoutTestRan';
const globals = globalThis as Record<string, unknown>;
const code = `(globalThis.${MARK} = true, { name: "x" })`;

interface Split {
  readonly matter: string;
  readonly body: string;
  readonly yaml: string | undefined;
}

function split(text: string): Split | undefined {
  let yaml: string | undefined;
  const found = grayMatterSplitter.split(text, (part, offset) => {
    assert.equal(text.slice(offset, offset + part.length), part);
    yaml = part;
  });
  return found && { matter: text.slice(found.matter.start, found.matter.end), body: text.slice(found.bodyStart), yaml };
}

describe('grayMatterSplitter', () => {
  afterEach(() => {
    assert.equal(globals[MARK], undefined, 'code ran');
    Reflect.deleteProperty(globals, MARK);
  });

  it('refuses every opening line but exactly ---', () => {
    for (const line of ['---js', '---javascript', '--- js', '---coffee', '---json', '---toml', '--- yaml', '---yaml', '--- ', '----', '---__proto__', '---constructor', '---toString', '', 'x', '\ufeff---']) {
      assert.equal(split(`${line}\n${code}\n---\nbody`), undefined, line);
    }
    assert.equal(split('---'), undefined);
    assert.equal(split(''), undefined);
  });

  it('runs no code, whatever language a skill names', () => {
    for (const line of ['---js', '---javascript', '--- js ', '---JS', '---coffee', '---cson', '---js\r']) {
      const skill = readText(`${line}\n${code}\n---\nbody`);
      assert.ok(skill.problems.some((each) => each.severity === 'error'), line);
    }
    for (const yaml of [`a: !!js/function "function () { ${code} }"`, `a: !!js/function '${code}'`, `a: !<tag:yaml.org,2002:js/function> "${code}"`, 'language: js', 'engines: { yaml: js }']) {
      readText(`---\n${yaml}\n---\n${code}\n---js\n${code}\n---\n`);
    }
  });

  it('gives the YAML and the body with exact offsets, for LF and CRLF', () => {
    assert.deepEqual(split('---\nname: x\n---\nbody\n'), { matter: '\nname: x', body: 'body\n', yaml: '\nname: x' });
    assert.deepEqual(split('---\r\nname: x\r\n---\r\nbody\r\n'), { matter: '\r\nname: x', body: 'body\r\n', yaml: '\r\nname: x' });
    assert.deepEqual(split('---\nname: x\n---'), { matter: '\nname: x', body: '', yaml: '\nname: x' });
    assert.deepEqual(split('---\n---\nbody'), { matter: '', body: 'body', yaml: undefined });
    assert.deepEqual(split('---\nv: a --- b\n...\n---  \nbody'), { matter: '\nv: a --- b\n...', body: '  \nbody', yaml: '\nv: a --- b\n...' });
  });

  it('answers the same text alike the second time, for nothing is cached', () => {
    const text = '---\na: [\n---\n';
    assert.deepEqual(split(text), split(text));
    assert.equal(split(text)?.yaml, '\na: [');
  });

  it('does not act on keys of the data', () => {
    const skill = readText('---\nname: demo\ndescription: Does it.\nexcerpt_separator: { a: b }\nexcerpt: true\n---\nbody');
    assert.deepEqual(skill.problems, []);
    assert.equal(skill.text.slice(skill.bodyRange.start), 'body');
  });

  it('passes on what the reader throws', () => {
    assert.throws(() => grayMatterSplitter.split('---\na: 1\n---\n', () => { throw new Error('reader'); }), /reader/);
  });
});
