/** What the exit code of the program says. */
export const exitCodes = {
  done: 0,
  /** Errors or warnings of `lint`; elsewhere problems or an empty result, where the caller asked to fail on them. */
  findings: 1,
  /** Wrong usage, or input that cannot be read. */
  usage: 2,
  /** Stopped by the user (128 and the number of SIGINT). */
  interrupted: 130,
} as const;
