// From a key to the painted answer, in a real VS Code with 1,000 skills; then how long the extension host is held up
// at a time while it reads them and answers. Usage: npm run bench:latency; SKILLS=10000 for another number. SKILL_LOADOUT_DATA names a corpus; without it the skills are invented.
import { join } from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { makeTempFolder } from '../run/tempFolder.ts';
import { readSkillCorpus } from '../support/skillCorpus.ts';
import { inventedSkills, writeCorpus } from '../support/writeCorpus.ts';
import { openWorkbench } from '../ui/workbench.ts';
import { measureHost } from './measureHost.ts';

const skills = Number(process.env['SKILLS'] ?? 1_000);
const tasks = [
  'Clean the sales CSV, forecast next quarter and put a chart into a slide deck',
  'Review the database migration for locks and write release notes',
  'Find out why the Docker build fails in CI and fix the flaky test',
];

const corpus = readSkillCorpus();
if ('missing' in corpus) console.log(`The skills are invented: ${corpus.missing}.`);
// Where the corpus has too few, invented ones fill up.
const real = 'missing' in corpus ? [] : corpus.slice(0, skills);
const texts = [...real, ...inventedSkills(skills - real.length)];
const temp = await makeTempFolder();
try {
  await writeCorpus(join(temp.path, 'library'), texts);
  const workbench = await openWorkbench({ folder: join(temp.path, 'library') });
  try {
    await workbench.command('Skill Loadout: Preview Selection');
    await workbench.quickInput(tasks[0] ?? '');
    const view = await workbench.webview('Selection');
    await view.locator('.results .totals').waitFor({ timeout: 300_000 });
    const times = await typeAndMeasure(view);
    print(`key to painted answer, ${texts.length} skills, ${times.length} keys`, times);
  } finally {
    await workbench.close();
  }
  await measureHost(join(temp.path, 'library'), tasks);
} finally {
  await temp.remove();
}

/** Types each task; every key waits for its answer, so that each is measured alone. */
async function typeAndMeasure(view: FrameLocator): Promise<number[]> {
  const box = view.getByLabel('Task');
  await box.evaluate(watchPaints);
  const times: number[] = [];
  for (const task of tasks) {
    await box.fill('');
    for (const key of task) {
      await box.press(key === ' ' ? 'Space' : key);
      if (!(await box.inputValue()).trim()) continue;
      times.push(await box.evaluate((_, wait) => (window as unknown as Paints).painted(wait), 10_000));
    }
  }
  return times;
}

interface Paints {
  /** Milliseconds from the last key to the paint of its answer. */
  painted(patience: number): Promise<number>;
}

/** Runs in the view: notes when a key changed the text, and when the answer that followed was on screen. */
function watchPaints(box: Element): void {
  const results = document.querySelector('.results');
  if (!results) throw new Error('the view has no results');
  let typed = 0;
  let asked = false;
  let answer: ((time: number) => void) | undefined;
  let time: number | undefined;
  box.addEventListener('input', () => {
    typed = performance.now();
    asked = false;
    time = undefined;
  }, true);
  const settle = () => {
    const busy = results.ariaBusy === 'true';
    if (busy) asked = true;
    else if (asked && typed > 0) {
      requestAnimationFrame(() => setTimeout(() => {
        time = performance.now() - typed;
        answer?.(time);
      }));
    }
  };
  new MutationObserver(settle).observe(results, { attributes: true, attributeFilter: ['aria-busy'] });
  (window as unknown as Paints).painted = (patience) =>
    new Promise((resolve, reject) => {
      if (time !== undefined) return resolve(time);
      answer = resolve;
      setTimeout(() => reject(new Error('no answer')), patience);
    });
}

function print(what: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(0);
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`);
}
