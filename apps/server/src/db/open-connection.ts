import type { PoolClient } from 'pg';

/** How long a connection may be used; the guards ask it. */
export type Scope = {
  isOpen: boolean;
  /** How many queries it may still send. */
  queriesLeft: number;
};

/** The name under which the database keeps a statement prepared; undefined where it shall not. */
export type StatementName = (text: string) => string | undefined;

/** The connection, as long as its scope lasts: afterwards it belongs to somebody else. */
export function whileOpen(client: PoolClient, scope: Scope, nameOf: StatementName): PoolClient {
  const query = (what: unknown, ...values: unknown[]): unknown => {
    if (!scope.isOpen) {
      throw new Error('This transaction is over: its client cannot be used any more.');
    }
    if (scope.queriesLeft === 0) {
      throw new Error('This was for a single query: ask for a transaction.');
    }
    scope.queriesLeft -= 1;
    const itsQuery: (...asked: unknown[]) => unknown = client.query.bind(client);
    return itsQuery(withName(what, nameOf), ...values);
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      const member: unknown = Reflect.get(target, name, target);
      // Methods of the connection need the connection itself for their `this`.
      const bound: unknown = typeof member === 'function' ? member.bind(target) : member;
      return bound;
    },
  });
}

function withName(what: unknown, nameOf: StatementName): unknown {
  if (typeof what !== 'object' || what === null || !('text' in what)) return what;
  return { ...what, name: nameOf(String(what.text)) };
}
