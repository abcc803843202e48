/** Skills at most where nothing is said (2610.18522, section 3.1). */
export const defaultMaxSkills = 5;

/** Of the order of the distractors and of the bootstrap. */
export const defaultSeed = 42;
