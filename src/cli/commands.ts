/** The commands with what each does, in the order of the help text. */
export const commands = {
  list: { summary: 'list the skills of a library with their tokens and problems', example: 'skill-loadout list ~/skills' },
  tokens: { summary: 'count the tokens of each skill and of the files it refers to', example: 'skill-loadout tokens ~/skills --json' },
  preview: {
    summary: 'show which skills a task would load under a budget, and why',
    example: 'skill-loadout preview ~/skills --task "Fill in the PDF form from the CSV file" --budget 8k',
  },
  budgets: {
    summary: 'compare what several budgets would load for one task',
    example: 'skill-loadout budgets ~/skills --task-file task.md --budgets 1000,2000,4000',
  },
  compare: {
    summary: 'let all selection rules choose for one task, side by side',
    example: 'skill-loadout compare ~/skills --task "Fill in the PDF form" --budget 4k',
  },
  explain: {
    summary: 'say why one skill would or would not be loaded, by which words, what is loaded in its place, and what would get it in',
    example: 'skill-loadout explain ~/skills --task "Fill in the PDF form" --skill csv-cleaning',
  },
  lint: {
    summary: 'report what hosts drop, change or advise against, and descriptions that rival or distract; --fix repairs what is safe to; exits with 1 for errors',
    example: 'skill-loadout lint ~/skills --fix --max-warnings 0',
  },
  listing: {
    summary: 'show which descriptions a host cuts, shortens or drops to fit its listing budget',
    example: 'skill-loadout listing ~/skills --host codex',
  },
  health: {
    summary: 'show how the library is doing as a whole: listings, rivals, distractors, and how to route at its size',
    example: 'skill-loadout health ~/skills',
  },
  evaluate: {
    summary: 'measure how well strategies find the skills that labelled tasks need',
    example: 'skill-loadout evaluate suite --distractors pool.jsonl.gz --scales 0,10,100',
  },
} as const;

export type CommandName = keyof typeof commands;

/** The commands about the skills of folders. */
export type LibraryCommand = Exclude<CommandName, 'evaluate'>;

export const commandNames = Object.keys(commands) as CommandName[];

/** The commands that have a task. */
export const taskCommands: readonly CommandName[] = ['preview', 'budgets', 'compare', 'explain'];

/** Whether a word is the name of a command. */
export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}
