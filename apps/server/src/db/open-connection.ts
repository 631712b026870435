import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { PoolClient, QueryResult } from 'pg';

/** How long a connection may be used; the guards ask it. */
export type Scope = {
  isOpen: boolean;
  /** How many queries it may still send. */
  queriesLeft: number;
  /** What was sent for its end to hear the answer of, in order. */
  readonly writes: Promise<unknown>[];
  /** Sends what waits to leave together. */
  sendGathered: () => void;
};

/** What is asked of a connection. */
export type Asked = {
  readonly text: string;
  readonly values?: unknown[];
  readonly name?: string;
};

/** The name under which the database keeps a statement prepared; undefined where it shall not. */
export type StatementName = (text: string) => string | undefined;

type Query = (...asked: unknown[]) => unknown;

/** Lets one query pass, as long as the scope lasts: afterwards the connection belongs to somebody else. */
export function admit(scope: Scope): void {
  requireOpen(scope);
  scope.sendGathered();
  countQuery(scope);
}

/** Throws where the scope is over. */
export function requireOpen(scope: Scope): void {
  if (!scope.isOpen) {
    throw new Error('This transaction is over: its client cannot be used any more.');
  }
}

/** Throws where it is one query too many. */
export function countQuery(scope: Scope): void {
  if (scope.queriesLeft === 0) {
    throw new Error('This was for a single query: ask for a transaction.');
  }
  scope.queriesLeft -= 1;
}

/** The connection, as long as its scope lasts. */
export function whileOpen(client: PoolClient, scope: Scope, nameOf: StatementName): PoolClient {
  return withQuery(client, (what, ...values) => {
    admit(scope);
    const query: Query = client.query.bind(client);
    return query(withName(what, nameOf), ...values);
  });
}

/**
 * What is asked of a connection before the process turns to something else leaves in one write: each
 * write wakes the database.
 */
export function gather(client: PoolClient): void {
  const { stream } = client.connection;
  if (!client.pipeline || stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Asks a query; where it fails, as a query of drizzle does. */
export async function ask<Row extends object>(
  client: PoolClient,
  query: Asked,
): Promise<QueryResult<Row>> {
  gather(client);
  try {
    return await client.query<Row>(query);
  } catch (error) {
    const cause = error instanceof Error ? error : undefined;
    throw new DrizzleQueryError(query.text, query.values ?? [], cause);
  }
}

const ordered = new WeakMap<PoolClient, PoolClient>();

/**
 * The connection as one that takes several queries at once and answers them in their order. PostgreSQL
 * does so itself, in one round trip; the embedded database is asked the next when it has answered.
 */
export function inOrder(client: PoolClient): PoolClient {
  if (client.pipeline) return client;
  const known = ordered.get(client);
  if (known) return known;
  let last: Promise<unknown> = Promise.resolve();
  const made = withQuery(client, (...asked) => {
    const query: Query = client.query.bind(client);
    const answer = last.then(() => query(...asked));
    last = answer.catch(() => undefined);
    return answer;
  });
  ordered.set(client, made);
  return made;
}

function withQuery(client: PoolClient, query: Query): PoolClient {
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
