import { pathToFileURL } from 'node:url';
import { neverCancelled } from '../core/util/cancel.ts';
import type { ListReport } from '../core/report/libraryReport.ts';
import type { PreviewQuestion } from '../core/report/previewReport.ts';
import type { EngineApi } from '../protocol/engineApi.ts';
import { CliError } from './cliError.ts';
import { findSkill } from './findSkill.ts';
import { finished } from './finished.ts';
import { jsonText, tokensJson, withRoots } from './jsonReports.ts';
import { answerLint } from './lint/answerLint.ts';
import { readLintSettings } from './lint/lintSettings.ts';
import type { Request } from './request.ts';
import type { Surroundings } from './surroundings.ts';
import { budgetsText } from './text/budgetsText.ts';
import { compareText } from './text/compareText.ts';
import { explainText } from './text/explainText.ts';
import { frontierText } from './text/frontierText.ts';
import { healthText } from './text/healthText.ts';
import type { Layout } from './text/layout.ts';
import { listingText } from './text/listingText.ts';
import { listText } from './text/listText.ts';
import { previewText } from './text/previewText.ts';
import { tokensText } from './text/tokensText.ts';

/** What a command prints, and what decides on its exit code. */
export interface Answer {
  readonly text: string;
  /** No skill was found, or none would be loaded. */
  readonly empty: boolean;
  /** A skill has an error or a warning; of `lint`: an error, or too many warnings. */
  readonly problems: boolean;
  /** A file could not be written. */
  readonly unwritten?: boolean;
}

/** Asks the engine what the command is about. @param task '' for the commands without one */
export async function answer(engine: EngineApi, request: Request, task: string, layout: Layout, surroundings: Surroundings): Promise<Answer> {
  const { command, json, budget, budgets } = request;
  const shown = (report: object, lines: () => readonly string[]) => (json ? jsonText(report) : `${lines().join('\n')}\n`);
  const place = { home: pathToFileURL(surroundings.homeFolder).href, ...(request.contextWindow === undefined ? {} : { contextWindow: request.contextWindow }) };
  const list = await engine.list({}, neverCancelled);
  const question = termsOf(request, task, list);
  const problems = hasProblems(list);
  switch (command) {
    case 'list':
      return { text: shown(list, () => listText(list, layout)), empty: list.skills.length === 0, problems };
    case 'tokens': {
      const report = finished(await engine.tokens({}, neverCancelled));
      return { text: shown(tokensJson(report, list), () => tokensText(report, layout)), empty: report.skills.length === 0, problems };
    }
    case 'preview': {
      const report = finished(await engine.preview({ ...question, budget }, neverCancelled));
      const text = shown(withRoots(report, layout.rootOf), () => previewText(report, layout));
      return { text, empty: report.selected.length === 0, problems };
    }
    case 'budgets': {
      if (request.frontier) {
        const report = finished(await engine.frontier({ ...question, budget, budgets }, neverCancelled));
        const empty = report.budgets.every(({ selected }) => selected.length === 0);
        return { text: shown(withRoots(report, layout.rootOf), () => frontierText(report, layout)), empty, problems };
      }
      const report = finished(await engine.budgets({ ...question, budgets }, neverCancelled));
      const empty = report.budgets.every(({ selected }) => selected.length === 0);
      return { text: shown(report, () => budgetsText(report, layout)), empty, problems };
    }
    case 'compare': {
      const report = finished(await engine.compare({ ...question, budget }, neverCancelled));
      const empty = report.rules.every(({ rule, selected }) => rule !== 'bps' || selected.length === 0);
      return { text: shown(withRoots(report, layout.rootOf), () => compareText(report, layout)), empty, problems };
    }
    case 'explain': {
      const { uri } = findSkill(list.skills, 'skill', request.skill ?? '');
      const report = finished(await engine.explain({ question: { ...question, budget }, uri }, neverCancelled));
      return { text: shown(withRoots(report, layout.rootOf), () => explainText(report, layout)), empty: false, problems };
    }
    case 'lint':
      return answerLint(engine, request, layout, surroundings);
    case 'health': {
      const settings = await readLintSettings(request.folders, surroundings.cwd, request.hosts);
      const report = finished(await engine.health({ groups: [{ settings }], findings: request.lint.findings, ...place }, neverCancelled));
      return { text: shown(report, () => healthText(report, layout)), empty: report.skills === 0, problems };
    }
    case 'listing': {
      const report = finished(await engine.listing({ host: request.hosts?.[0] ?? 'claude-code', ...place }, neverCancelled));
      return { text: shown(report, () => listingText(report, layout)), empty: report.entries.length === 0, problems };
    }
  }
}

/** What a question says beside its budget. */
function termsOf({ price, maxSkills, reserve, rule, pins, without }: Request, task: string, { skills }: ListReport): Omit<PreviewQuestion, 'budget'> {
  const pinned = pins.map((word) => findSkill(skills, 'pin', word).uri);
  const excluded = without.map((word) => findSkill(skills, 'without', word).uri);
  const both = without.find((_, n) => pinned.includes(excluded[n] ?? ''));
  if (both !== undefined) throw new CliError(`--without: ${JSON.stringify(both)} is pinned too: keep one of --pin and --without.`);
  return {
    task,
    price,
    ...(maxSkills === undefined ? {} : { maxSkills }),
    ...(reserve === 0 ? {} : { reserve }),
    ...(rule === undefined ? {} : { rule }),
    ...(pinned.length === 0 ? {} : { pinned }),
    ...(excluded.length === 0 ? {} : { excluded }),
  };
}

function hasProblems({ skills }: ListReport): boolean {
  return skills.some(({ problems }) => problems.some(({ severity }) => severity === 'error' || severity === 'warning'));
}
