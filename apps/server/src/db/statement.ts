import { type Placeholder, type SQL, getTableColumns, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryResult } from 'pg';
import { Session, dialect } from './session.ts';
import type { Tx } from './transactions.ts';

type Values = Readonly<Record<string, unknown>>;

/** The place of a value in a statement. */
export type Given<V extends Values> = <Name extends keyof V & string>(
  name: Name,
) => Placeholder<Name>;

type Prepared<Result> = { readonly execute: (values: Record<string, unknown>) => Promise<Result> };

/** What drizzle composes: a select, an insert, an update or a delete. */
type Composed<Result> = { readonly prepare: (name: string) => Prepared<Result> };

/** What composes statements. */
export type Composer = ReturnType<typeof composerOf>;

const composerOf = (client: PoolClient) => drizzle(client);

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
  return prepared((client, name) => {
    const query = dialect.sqlToQuery(compose(placeholder));
    const { session } = composerOf(client)._;
    return session.prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
      query,
      undefined,
      name,
      false,
    );
  });
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
  statements += 1;
  const name = `tiyin_statement_${statements}`;
  const known = new WeakMap<PoolClient, Prepared<Result>>();
  return async (tx, values) => {
    const client = connectionOf(tx);
    let own = known.get(client);
    if (!own) {
      own = prepare(client, client.pipeline ? name : '');
      known.set(client, own);
    }
    return own.execute(values);
  };
}

function connectionOf(tx: Tx): PoolClient {
  const { session } = tx._;
  if (!(session instanceof Session)) throw new Error('This is no transaction of the database.');
  return session.forOneQuery();
}
