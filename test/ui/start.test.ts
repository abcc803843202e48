import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { join } from 'node:path';
import { root } from '../run/paths.ts';
import { makeTempFolder, type TempFolder } from '../run/tempFolder.ts';

const script = join(root, 'test', 'run', 'start.ts');

describe('npm start', function () {
  this.timeout(120_000);
  let temp: TempFolder;
  let child: ChildProcess | undefined;

  before(async () => {
    temp = await makeTempFolder();
  });
  after(async () => {
    child?.kill();
    await temp.remove();
  });

  it('refuses a folder that is not there', () => {
    const { status, stderr } = spawnSync(process.execPath, [script, 'no-such-folder'], { cwd: root, encoding: 'utf8' });
    assert.equal(status, 2);
    assert.match(stderr, /There is no folder .*no-such-folder/);
  });

  it('serves a window to whoever has the printed address, and to nobody else', async () => {
    const env = { ...process.env, TMPDIR: temp.path };
    child = spawn(process.execPath, [script, '--no-open'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const url = new URL(await printedAddress(child));
    const noToken = await fetch(url.origin);
    assert.equal(noToken.status, 403);
    const withToken = await fetch(url, { redirect: 'manual' });
    assert.equal(withToken.status, 302);
    const cookie = withToken.headers.get('set-cookie')?.split(';')[0] ?? '';
    const window = await fetch(url.origin, { headers: { cookie } });
    assert.match(await window.text(), /vscode-workbench-web-configuration/);
  });

  it('ends well on Ctrl+C and leaves nothing in the temporary folder', async function () {
    // Windows has no signal to send that the process could answer.
    if (process.platform === 'win32') this.skip();
    assert.ok(child);
    child.kill('SIGINT');
    const [code] = (await once(child, 'exit')) as [number | null];
    assert.equal(code, 0);
    assert.deepEqual(await readdir(temp.path), []);
  });
});

async function printedAddress({ stdout }: ChildProcess): Promise<string> {
  assert.ok(stdout);
  for await (const line of createInterface({ input: stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  return assert.fail('It ended without printing an address.');
}
