/** What a server says of one field, as problem+json carries it. */
export type FieldProblem = {
  /** A JSON pointer into the body (`/sumFrom`), or a place in the request: `query.sumFrom`. */
  readonly path: string;
  readonly message: string;
};

/** What a field that a problem is about is called in its form: `/limits/0/priority` is `limits.0.priority`. */
export function fieldNameOf(path: string): string {
  if (!path.startsWith('/')) return path.replace(/^query\./, '');
  const steps = path.slice(1).split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** The messages by the name of their field, in the order in which they came. */
export function messagesByName(problems: readonly FieldProblem[]): Record<string, string[]> {
  const byName: Record<string, string[]> = {};
  for (const { path, message } of problems) {
    (byName[fieldNameOf(path)] ??= []).push(message);
  }
  return byName;
}
