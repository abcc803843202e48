import assert from 'node:assert/strict';
import { cacheFolder } from '../../../src/cli/files/cacheFile.ts';

describe('the cache folder', () => {
  for (const [platform, env, expected] of [
    ['linux', {}, '/home/me/.cache/skill-loadout'],
    ['linux', { XDG_CACHE_HOME: '/var/cache/me' }, '/var/cache/me/skill-loadout'],
    ['linux', { XDG_CACHE_HOME: 'not/absolute' }, '/home/me/.cache/skill-loadout'],
    ['darwin', {}, '/home/me/Library/Caches/skill-loadout'],
    ['darwin', { XDG_CACHE_HOME: '/caches' }, '/caches/skill-loadout'],
    ['win32', { LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' }, 'C:\\Users\\me\\AppData\\Local\\skill-loadout\\Cache'],
  ] as const) {
    it(`is ${expected} on ${platform} with ${JSON.stringify(env)}`, () => {
      assert.equal(cacheFolder({ platform, env, homeFolder: '/home/me' }), expected);
    });
  }
});
