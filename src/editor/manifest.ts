/** Ids of package.json's contributions; a project test holds the two against each other. */
export const commands = {
  previewSelection: 'skillLoadout.previewSelection',
  compareBudgets: 'skillLoadout.compareBudgets',
  rebuildIndex: 'skillLoadout.rebuildIndex',
  showLog: 'skillLoadout.showLog',
} as const;

export const views = { selection: 'skillLoadout.selection' } as const;

export const settingIds = {
  locations: 'skillLoadout.library.locations',
  exclude: 'skillLoadout.library.exclude',
  encoding: 'skillLoadout.tokens.encoding',
  budget: 'skillLoadout.budget',
  budgets: 'skillLoadout.budgets',
  price: 'skillLoadout.price',
  maxSkills: 'skillLoadout.maxSkills',
} as const;
