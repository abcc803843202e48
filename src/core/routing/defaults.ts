/** Skills at most where nothing is said (2610.18522, section 3.1). */
export const defaultMaxSkills = 5;

/**
 * What filling a budget costs where nothing is said: nothing, since rankings that are cut at the budget pay nothing either. The
 * product's own previews ask the usual price.
 */
export const defaultRoutingPrice = 0;

/** Of the order of the distractors and of the bootstrap. */
export const defaultSeed = 42;
