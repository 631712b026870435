/** A file or a `describe` of Playwright's JSON report, as far as it says why tests were skipped. */
export interface SkippedSuite {
  readonly specs: readonly {
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
  readonly suites?: readonly SkippedSuite[];
}

/** Why tests of a Playwright run were skipped: each reason once, with the number of its tests. */
export function reasonsOfSkipped(suites: readonly SkippedSuite[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const reason of allReasons(suites)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} skipped: ${reason}`);
}

function allReasons(suites: readonly SkippedSuite[]): readonly string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .flatMap(({ tests }) => tests)
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const skip = annotations.find(({ type }) => type === 'skip');
        return skip?.description ?? 'no reason given';
      }),
    ...allReasons(inner),
  ]);
}
