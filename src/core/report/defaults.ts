/** Token budget where none is given. */
export const defaultBudget = 4_000;

/** Budgets that a comparison shows where none are given, in tokens. */
export const defaultBudgets: readonly number[] = [1_000, 2_000, 4_000, 8_000];

/** Price rho where none is given: filling the budget costs this much benefit (2608.19993, section 5.3). */
export const defaultPrice = 1;
