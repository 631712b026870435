/** How the tests of a suite ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Counts a Vitest run. A file that broke before its first test is one failure. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts a Playwright run. A flaky test has failed: it did not keep its promise each time. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The result of a suite: its tests and its exit code together. A process that failed with every
 * test passed, or that ran no test at all, is one failure.
 *
 * @param mayBeSkipped whether every test may have been skipped
 */
export function settle(counts: Counts, hasSucceeded: boolean, mayBeSkipped = false): Counts {
  const isUnexplained = !hasSucceeded && counts.failed === 0;
  const ran = counts.passed + counts.failed;
  const isEmpty = (mayBeSkipped ? ran + counts.skipped : ran) === 0;
  return isUnexplained || isEmpty ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** Adds up suites. */
export function total(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** `3 passed, 1 failed`, and `, 2 skipped` only if there are any. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  const counted = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${counted}, ${skipped} skipped` : counted;
}
