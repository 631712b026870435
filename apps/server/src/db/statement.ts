import {
  type Placeholder,
  type Query as ComposedQuery,
  type SQL,
  fillPlaceholders,
  getTableColumns,
  sql,
  PgDialect,
  type PgTable,
} from './drizzle.ts';
import { type PgRemoteDatabase, drizzle } from 'drizzle-orm/pg-proxy';
import type { PoolClient, QueryResult } from 'pg';
import { type Query, drizzleOn } from './connection.ts';
import { type Tx, connectionOf } from './transactions.ts';

/** Values of a statement by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** The place of a value in a statement. */
export type Given<V extends Values> = (name: keyof V & string) => Placeholder;

/** Values with their place in a list behind the name. */
export type Numbered<V extends Values> = {
  readonly [Name in keyof V & string as `${Name}_${number}`]: V[Name];
};

/** Values of a list by their names and places. */
export function numberedValues<V extends Values>(list: readonly V[]): Numbered<V> {
  const named = list.flatMap((values, place) =>
    Object.entries(values).map(([name, value]) => [`${name}_${place}`, value]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its place behind it
  return Object.fromEntries(named) as Numbered<V>;
}

/** Composes statements. */
export type Composer = Pick<
  PgRemoteDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>;

type Prepared<Result> = { readonly execute: (values: Record<string, unknown>) => Promise<Result> };

/** A select, an insert, an update or a delete of drizzle. */
type Composed<Result> = { readonly prepare: (name: string) => Prepared<Result> };

/**
 * A statement of a path that every payment takes. Composing the text of a query costs more than sending
 * it: this is composed once for each connection and afterwards only given its values.
 * @param compose a query of drizzle with `given('name')` in the place of each value
 */
export function statement<V extends Values, Result>(
  compose: (composer: Composer, given: Given<V>) => Composed<Result>,
): (tx: Tx, values: V) => Promise<Result> {
  const composed = new WeakMap<PoolClient, Prepared<Result>>();
  return async (tx, values) => {
    const connection = connectionOf(tx);
    connection.admit();
    const { client } = connection;
    const prepared =
      composed.get(client) ?? compose(drizzleOn(client), placeholder).prepare('statement');
    composed.set(client, prepared);
    return prepared.execute(values);
  };
}

/** The same for a statement that is written as SQL; the rows are as the driver reads them. */
export function sqlStatement<V extends Values, Row extends object = Record<string, unknown>>(
  compose: (given: Given<V>) => SQL,
): (tx: Tx, values: V) => Promise<QueryResult<Row>> {
  const fill = filling<V>(() => dialect.sqlToQuery(compose(placeholder)));
  return async (tx, values) => connectionOf(tx).query<Row>(fill(values));
}

/**
 * A write whose result is not read: it is sent in the order of the program, nothing waits for it, and
 * later queries see it. Where it fails, so does the transaction, at its end.
 */
export function write<V extends Values>(
  compose: (composer: Composer, given: Given<V>) => { readonly toSQL: () => ComposedQuery },
): (tx: Tx, values: V) => void {
  return written(() => compose(composer, placeholder).toSQL());
}

/** The same for a write in SQL. */
export function sqlWrite<V extends Values>(
  compose: (given: Given<V>, composer: Composer) => SQL,
): (tx: Tx, values: V) => void {
  return written(() => dialect.sqlToQuery(compose(placeholder, composer)));
}

const dialect = new PgDialect();
const composer: Composer = drizzle(() => Promise.reject(new Error('this only composes')));

const placeholder = (name: string): Placeholder => sql.placeholder(name);

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

function written<V extends Values>(compose: () => ComposedQuery): (tx: Tx, values: V) => void {
  const fill = filling<V>(compose);
  return (tx, values) => connectionOf(tx).write(fill(values));
}

/** Composes a statement when it is first needed, and gives it values. */
function filling<V extends Values>(compose: () => ComposedQuery): (values: V) => Query {
  let composed: ComposedQuery | undefined;
  return (values) => {
    composed ??= compose();
    // A value that cannot be written fails here, before anything is committed.
    return {
      text: composed.sql,
      values: fillPlaceholders(composed.params, values).map(asDriverTakesIt),
    };
  };
}

/** An object of a `jsonb` column as its text; an array stays a PostgreSQL array. */
function asDriverTakesIt(value: unknown): unknown {
  const isJson =
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Date) &&
    !Array.isArray(value);
  return isJson ? JSON.stringify(value) : value;
}
