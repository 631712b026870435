/** The value of a typed text, or the error that its author must fix. */
export type Reading<Value, Failure extends string> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly error: Failure };

/** The failing half of a reading. */
export function refused<Failure extends string>(
  error: Failure,
): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}

/** Removes the usual separators between digits: blanks, hyphens and dashes, dots, brackets. */
export function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s.()\-\u2010-\u2015]/g, '');
}
