/** The reason of a failure in one line: `fetch` says only that it failed, and its cause says why (API-542). */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const failures: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  const [first] = failures;
  // A name with several addresses has a failure for each.
  if (error.message === '' && first !== undefined) return reasonOf(first);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}
