/** A server's problem with one field, as in problem+json. */
export type FieldProblem = {
  /** A JSON pointer into the body (`/sumFrom`), or a place in the request: `query.sumFrom`. */
  readonly path: string;
  readonly message: string;
};

/**
 * The form name of the field in a problem's pointer: `/limits/0/priority` is `limits.0.priority`.
 */
export function fieldNameOf(path: string): string {
  if (!path.startsWith('/')) return path.replace(/^query\./, '');
  const steps = path.slice(1).split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** The messages by field name, in their original order. */
export function messagesByName(problems: readonly FieldProblem[]): Record<string, string[]> {
  const byName: Record<string, string[]> = {};
  for (const { path, message } of problems) {
    (byName[fieldNameOf(path)] ??= []).push(message);
  }
  return byName;
}
