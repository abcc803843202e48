/** Milliseconds between two messages. */
const interval = 100;

/** From where to where, on the way from 0 to 1, each part of an evaluation goes. */
const parts = { 'Reading distractors': [0, 0.02], 'Reading skills': [0.02, 0.2], Evaluating: [0.2, 1] } as const;

/** Says that so much of a part is done. */
export type Tell = (part: keyof typeof parts, done: number, of: number) => void;

/** Passes on how far an evaluation is, seldom enough to cost nothing. @param send a message that need not arrive */
export function createTeller(now: () => number, send: (done: number, note: string) => Promise<unknown>): Tell {
  let toldAt = -Infinity;
  return (part, done, of) => {
    if (now() < toldAt + interval) return;
    toldAt = now();
    const [from, to] = parts[part];
    const share = from + (to - from) * (done / Math.max(1, of));
    const note = of > 1 ? `${part}: ${done.toLocaleString('en')} of ${of.toLocaleString('en')}` : part;
    send(share, note).catch(() => undefined); // nobody is there to be told
  };
}
