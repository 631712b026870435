import pg from 'pg';

/**
 * Hears of the text of everything that this process sends to its database from now on, each a round
 * trip. Answers what ends this.
 */
export function watchQueries(onQuery: (text: string) => void): () => void {
  const { prototype } = pg.Client;
  const original: unknown = Reflect.get(prototype, 'query');
  if (typeof original !== 'function') throw new Error('a client of pg has no query');
  const watched = function (this: pg.Client, ...args: unknown[]): unknown {
    onQuery(textOf(args[0]));
    return Reflect.apply(original, this, args);
  };
  Reflect.set(prototype, 'query', watched);
  return () => Reflect.set(prototype, 'query', original);
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isNamed = typeof query === 'object' && query !== null && 'text' in query;
  return isNamed ? String(query.text) : '';
}
