import assert from 'node:assert/strict';
import { Announcer } from '../../../src/webview/announcer.ts';

describe('Announcer', () => {
  const spoken: string[] = [];
  let pending: (() => void)[] = [];
  let announcer: Announcer;

  const settle = () => {
    const due = pending;
    pending = [];
    for (const action of due) action();
  };

  beforeEach(() => {
    spoken.length = 0;
    pending = [];
    announcer = new Announcer((text) => spoken.push(text), (_ms, action) => {
      pending.push(action);
      return () => (pending = pending.filter((other) => other !== action));
    });
  });

  it('speaks the last of several answers that come in quick succession', () => {
    for (const answer of ['1 skill', '', '2 skills', '', '3 skills']) announcer.say(answer);
    settle();
    assert.deepEqual(spoken, ['3 skills']);
  });

  it('speaks an answer once, however often it is shown', () => {
    announcer.say('3 skills');
    settle();
    announcer.say('3 skills');
    settle();
    assert.deepEqual(spoken, ['3 skills']);
  });

  it('speaks the same words again for another answer', () => {
    announcer.say('3 skills');
    settle();
    announcer.say('');
    announcer.say('3 skills');
    settle();
    assert.deepEqual(spoken, ['3 skills', '', '3 skills']);
  });
});
