import type { SelectionState } from '../../protocol/selectionView.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { messageOf, type MessageModel } from './messageModel.ts';
import { resultsModel, type ResultsModel } from './resultsModel.ts';
import { skillCount } from './skillCount.ts';

/** What the view shows below its questions. */
export interface SelectionModel {
  /** What is going on, in words; absent at rest. */
  readonly busy: string | undefined;
  /** Whether there is room for those words: neither an answer nor a message. */
  readonly alone: boolean;
  /** Whether the reader can stop it. */
  readonly cancellable: boolean;
  readonly message: MessageModel | undefined;
  /** The answer; while one to a new question is worked out none, though the state may still hold the last one. */
  readonly results: ResultsModel | undefined;
  /** What a screen reader is told; empty while there is nothing to say. */
  readonly announcement: string;
}

export function selectionModel(state: SelectionState, numbers: Numbers): SelectionModel {
  const { status, indexing } = state;
  const working = status.kind === 'working';
  const report = working && !answersQuestion(state) ? undefined : state.report;
  const message = messageOf(state, numbers);
  return {
    busy: working ? 'Choosing skills…' : indexing ? 'Reading skills…' : undefined,
    alone: !message && !report,
    cancellable: working,
    message,
    results: report && resultsModel(report, state, numbers),
    announcement: working ? '' : announcement(state, message, numbers),
  };
}

function answersQuestion({ report, task, budget, price, maxSkills, pinned, excluded }: SelectionState): boolean {
  return (
    report?.task === task &&
    report.budget === budget &&
    report.price === price &&
    report.maxSkills === maxSkills &&
    sameItems(report.pinned ?? [], pinned) &&
    sameItems(report.excluded ?? [], excluded)
  );
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

function announcement({ report }: SelectionState, message: MessageModel | undefined, numbers: Numbers): string {
  if (message) return message.announced ? `${message.title} ${message.text}` : '';
  if (!report) return '';
  const { selected, tokens, budget } = report;
  return `${skillCount(selected.length, numbers)} selected, ${numbers.count(tokens)} of ${numbers.tokens(budget)}.`;
}
