/** What the exit code of the program says. */
export const exitCodes = {
  done: 0,
  /** Errors of `lint`, or more warnings than it may have; elsewhere problems or an empty result, where the caller asked to fail on them. */
  findings: 1,
  /** Wrong usage, input that cannot be read, or a file that cannot be written. */
  usage: 2,
  /** Stopped by the user (128 and the number of SIGINT). */
  interrupted: 130,
} as const;
