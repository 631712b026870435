import pg from 'pg';

/**
 * Receives the text of everything that this process sends to its database from now on, and whether it
 * begins a round trip: what is sent while an answer is waited for goes along. Returns a function that ends this.
 */
export function watchQueries(onQuery: (text: string, isRoundTrip: boolean) => void): () => void {
  const { prototype } = pg.Client;
  const original: unknown = Reflect.get(prototype, 'query');
  if (typeof original !== 'function') throw new Error('a client of pg has no query');
  const unanswered = new WeakMap<pg.Client, number>();
  const watched = function (this: pg.Client, ...args: unknown[]): unknown {
    const others = unanswered.get(this) ?? 0;
    onQuery(textOf(args[0]), others === 0);
    const answer: unknown = Reflect.apply(original, this, args);
    if (!(answer instanceof Promise)) return answer;
    unanswered.set(this, others + 1);
    const end = (): void => void unanswered.set(this, (unanswered.get(this) ?? 1) - 1);
    answer.then(end, end);
    return answer;
  };
  Reflect.set(prototype, 'query', watched);
  return () => Reflect.set(prototype, 'query', original);
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isNamed = typeof query === 'object' && query !== null && 'text' in query;
  return isNamed ? String(query.text) : '';
}
