/** Ids of package.json's contributions; a project test holds the two against each other. */
export const commands = {
  previewSelection: 'skillLoadout.previewSelection',
  recentTasks: 'skillLoadout.recentTasks',
  compareBudgets: 'skillLoadout.compareBudgets',
  showFrontier: 'skillLoadout.showFrontier',
  compareSelectors: 'skillLoadout.compareSelectors',
  explainSkill: 'skillLoadout.explainSkill',
  evaluateRouting: 'skillLoadout.evaluateRouting',
  showHealth: 'skillLoadout.showHealth',
  showListingBudget: 'skillLoadout.showListingBudget',
  copySelection: 'skillLoadout.copySelection',
  rebuildIndex: 'skillLoadout.rebuildIndex',
  showLog: 'skillLoadout.showLog',
  groupByFolder: 'skillLoadout.library.groupByFolder',
  groupByCapability: 'skillLoadout.library.groupByCapability',
  groupByProblem: 'skillLoadout.library.groupByProblem',
  sortByName: 'skillLoadout.library.sortByName',
  sortByTokens: 'skillLoadout.library.sortByTokens',
  filterLibrary: 'skillLoadout.library.filter',
  clearFilter: 'skillLoadout.library.clearFilter',
  openSkill: 'skillLoadout.skill.open',
  revealRivals: 'skillLoadout.skill.revealRivals',
  copySkillPath: 'skillLoadout.skill.copyPath',
  pinSkill: 'skillLoadout.skill.pin',
  unpinSkill: 'skillLoadout.skill.unpin',
  excludeSkill: 'skillLoadout.skill.exclude',
  includeSkill: 'skillLoadout.skill.include',
} as const;

/** Commands of code actions and lenses, which no palette shows. */
export const internalCommands = {
  openRulePage: 'skillLoadout.internal.openRulePage',
  removeByteOrderMark: 'skillLoadout.internal.removeByteOrderMark',
  showEffect: 'skillLoadout.internal.showEffect',
} as const;

export const views = { selection: 'skillLoadout.selection', library: 'skillLoadout.library' } as const;

export const contextKeys = {
  grouping: 'skillLoadout.grouping',
  sorting: 'skillLoadout.sorting',
  filtered: 'skillLoadout.filtered',
} as const;

/** What all settings of linting begin with. */
export const lintSection = 'skillLoadout.lint';

export const settingIds = {
  scope: 'skillLoadout.lint.scope',
  descriptionEffect: 'skillLoadout.descriptionEffect',
  locations: 'skillLoadout.library.locations',
  exclude: 'skillLoadout.library.exclude',
  encoding: 'skillLoadout.tokens.encoding',
  budget: 'skillLoadout.budget',
  budgets: 'skillLoadout.budgets',
  price: 'skillLoadout.price',
  maxSkills: 'skillLoadout.maxSkills',
  rule: 'skillLoadout.rule',
  redundant: 'skillLoadout.lint.redundantDescriptions',
  distractors: 'skillLoadout.lint.distractorDescriptions',
  hosts: 'skillLoadout.lint.hosts',
  advice: 'skillLoadout.lint.advice',
  builtin: 'skillLoadout.lint.builtin',
} as const;
