/** An answer of the engine to a call that nobody cancels. */
export function finished<Report>(report: Report | undefined): Report {
  if (report === undefined) throw new Error('The engine gave up an answer that nobody cancelled.');
  return report;
}
