/** The parts of Vitest's JSON report that name its tests. */
export interface VitestNames {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** A file or a `describe` of Playwright's JSON report. */
export interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The failed tests of a Vitest run by their full names, and the files that broke outside their tests. */
export function failedInVitest({ testResults }: VitestNames): readonly string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => fullName) : [name];
    });
}

/** The failed and the flaky tests of a Playwright run, each with its file and the groups that it is in. */
export function failedInPlaywright(suites: readonly PlaywrightSuite[]): readonly string[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${title} › ${spec.title}`),
    ...failedInPlaywright(inner).map((name) => `${title} › ${name}`),
  ]);
}
