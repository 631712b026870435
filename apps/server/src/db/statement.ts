import {
  type Placeholder,
  type Query,
  type SQL,
  fillPlaceholders,
  getTableColumns,
  sql,
} from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryResult } from 'pg';
import { type Given, type Kind, type Values, asDriverTakesIt, knownKind } from './gathered.ts';
import type { Asked } from './open-connection.ts';
import { Session, dialect } from './session.ts';
import type { Tx } from './transactions.ts';

export type { Given } from './gathered.ts';

type Prepared<Result> = { readonly execute: (values: Record<string, unknown>) => Promise<Result> };

/** What drizzle composes: a select, an insert, an update or a delete. */
type Composed<Result> = { readonly prepare: (name: string) => Prepared<Result> };

/** What composes statements. */
export type Composer = ReturnType<typeof composerOf>;

const composerOf = (client: PoolClient) => drizzle(client);

/** What drizzle composes to be written. */
type Writing = { readonly toSQL: () => Query };

/**
 * A statement of a path that every payment takes. Composing the text of a query costs more than asking
 * it: this is composed and prepared once for each connection and afterwards only given its values.
 * @param compose what drizzle shall compose, with `given('name')` in the place of each value
 */
export function statement<V extends Values, Result>(
  compose: (composer: Composer, given: Given<V>) => Composed<Result>,
): (tx: Tx, values: V) => Promise<Result> {
  return prepared((client, name) => compose(composerOf(client), placeholder).prepare(name));
}

/** The same for a statement that is written as SQL; the rows are as the driver reads them. */
export function sqlStatement<V extends Values, Row extends object = Record<string, unknown>>(
  compose: (given: Given<V>) => SQL,
): (tx: Tx, values: V) => Promise<QueryResult<Row>> {
  const askedOf = asking<V>(() => dialect.sqlToQuery(compose(placeholder)));
  return async (tx, values) => {
    const session = sessionOf(tx);
    return session.ask<Row>(askedOf(session, values));
  };
}

/**
 * The same for what is written without anybody reading the answer: nothing waits for it, and it leaves
 * with whatever is asked next, be it the commit. What is asked later sees it. Where it fails, so does the
 * transaction, at its end.
 */
export function write<V extends Values>(
  compose: (composer: Composer, given: Given<V>) => Writing,
): (tx: Tx, values: V) => void {
  return written((client) => compose(composerOf(client), placeholder).toSQL());
}

/** The same for what is written as SQL. */
export function sqlWrite<V extends Values>(
  compose: (given: Given<V>, composer: Composer) => SQL,
): (tx: Tx, values: V) => void {
  return written((client) => dialect.sqlToQuery(compose(placeholder, composerOf(client))));
}

/**
 * The same for what belongs to one step of a payment and is written by several: it waits for the others,
 * and all of it leaves as one statement before anything else is asked. Composed once for each company.
 */
export function gathered<V extends Values>(kind: Kind<V>): (tx: Tx, values: V) => void {
  const known = knownKind(kind);
  return (tx, values) => sessionOf(tx).gather(known, { key: kind.keyOf?.(values), values });
}

const placeholder = <Name extends string>(name: Name): Placeholder<Name> => sql.placeholder(name);

/**
 * The places of several values at once, as an insert or an update takes them. The driver writes them
 * down, so a value for a `jsonb` column is an object, never an array.
 */
export function places<V extends Values, Name extends keyof V & string>(
  given: Given<V>,
  names: readonly Name[],
): { readonly [N in Name]: SQL<V[N]> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name is a key of the outcome
  return Object.fromEntries(names.map((name) => [name, sql`${given(name)}`])) as {
    readonly [N in Name]: SQL<V[N]>;
  };
}

/** The names of all columns of a table, for the places of a whole row. */
export function columnsOf<T extends PgTable>(table: T): (keyof T['$inferSelect'] & string)[] {
  return Object.keys(getTableColumns(table));
}

let statements = 0;

function prepared<V extends Values, Result>(
  prepare: (client: PoolClient, name: string) => Prepared<Result>,
): (tx: Tx, values: V) => Promise<Result> {
  const name = nextName();
  const preparedOf = oncePerConnection((client) => prepare(client, client.pipeline ? name : ''));
  return async (tx, values) => preparedOf(sessionOf(tx).forOneQuery()).execute(values);
}

function written<V extends Values>(
  compose: (client: PoolClient) => Query,
): (tx: Tx, values: V) => void {
  const askedOf = asking<V>(compose);
  return (tx, values) => {
    const session = sessionOf(tx);
    session.write(askedOf(session, values));
  };
}

function asking<V extends Values>(
  compose: (client: PoolClient) => Query,
): (session: Session, values: V) => Asked {
  const name = nextName();
  const composedOf = oncePerConnection(compose);
  return ({ connection }, values) => {
    const { sql: text, params } = composedOf(connection);
    // Written down here and not by the driver: what cannot be must fail before anything follows.
    const texts = fillPlaceholders(params, values).map(asDriverTakesIt);
    return { text, values: texts, ...(connection.pipeline && { name }) };
  };
}

function nextName(): string {
  statements += 1;
  return `tiyin_statement_${statements}`;
}

function oncePerConnection<T>(make: (client: PoolClient) => T): (client: PoolClient) => T {
  const known = new WeakMap<PoolClient, { readonly made: T }>();
  return (client) => {
    const own = known.get(client) ?? { made: make(client) };
    known.set(client, own);
    return own.made;
  };
}

function sessionOf({ _: { session } }: Tx): Session {
  if (session instanceof Session) return session;
  throw new Error('This is no transaction of the database.');
}
