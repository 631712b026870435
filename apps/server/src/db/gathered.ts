import { Placeholder, type SQL, is, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Asked } from './open-connection.ts';

/** Values of a statement by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** The place of a value in a statement. */
export type Given<V extends Values> = <Name extends keyof V & string>(
  name: Name,
) => Placeholder<Name>;

/** What composes the parts of a statement. */
export const partComposer = drizzle.mock();

/**
 * One kind of writing that can leave together with others as parts of one statement. They all see the
 * database as it was before that statement, so what a kind sees or changes has to be said: it goes out
 * after what was written there before. Keys and foreign keys are judged when all of it is written.
 */
export type Kind<V extends Values> = {
  /** What it writes, by names that only kinds use. */
  readonly writes: readonly string[];
  /** What it looks at or changes that others may just have written, by the same names. */
  readonly sees: readonly string[];
  /** Where a later row of the same key says all that an earlier one says, that one is left out. */
  readonly keyOf?: (values: V) => string;
  /** The parts that write so many rows, by names of their own: a part may look at one before it. */
  readonly parts: (rows: readonly Given<V>[]) => Readonly<Record<string, SQL>>;
};

/** Values of one row that waits, and its key among those of its kind. */
export type Gathered = { readonly key: string | undefined; readonly values: Values };

type Group = { readonly kind: Known; readonly rows: Gathered[] };

/** A kind among all others, whatever its values. */
export type Known = {
  readonly id: number;
  readonly writes: readonly string[];
  readonly sees: readonly string[];
  readonly parts: (place: (row: number) => Given<Values>, count: number) => Record<string, SQL>;
};

/** A part for each row. */
export function partEach<V extends Values>(
  name: string,
  rows: readonly Given<V>[],
  part: (given: Given<V>) => { readonly getSQL: () => SQL },
): Readonly<Record<string, SQL>> {
  return Object.fromEntries(rows.map((given, row) => [`${name}_${row}`, part(given).getSQL()]));
}

let kinds = 0;

/** Makes a kind known, so that statements of it are composed once. */
export function knownKind<V extends Values>({ writes, sees, parts }: Kind<V>): Known {
  kinds += 1;
  return {
    id: kinds,
    writes,
    sees,
    parts: (place, count) => ({ ...parts(Array.from({ length: count }, (_, row) => place(row))) }),
  };
}

/** Writings that wait to leave together. */
export class Gathering {
  #groups: Group[] = [];

  /** Whether one more has to see what is waiting here. */
  isSeenBy(kind: Known): boolean {
    return this.#groups.some(
      ({ kind: waiting }) =>
        waiting !== kind && waiting.writes.some((name) => kind.sees.includes(name)),
    );
  }

  add(kind: Known, row: Gathered): void {
    const group = this.#groups.find((known) => known.kind === kind);
    if (!group) {
      this.#groups.push({ kind, rows: [row] });
      return;
    }
    const same = row.key === undefined ? -1 : group.rows.findIndex(({ key }) => key === row.key);
    if (same >= 0) group.rows[same] = row;
    else group.rows.push(row);
  }

  /** The statement that writes all of it, which waits no more; undefined where there is nothing. */
  take(isNamed: boolean): Asked | undefined {
    if (this.#groups.length === 0) return undefined;
    const groups = this.#groups;
    this.#groups = [];
    const { text, name, fill } = composedOf(groups);
    return { text, values: fill(groups), ...(isNamed && name !== undefined && { name }) };
  }
}

type Composed = {
  readonly text: string;
  readonly name: string | undefined;
  readonly fill: (groups: readonly Group[]) => unknown[];
};

/** A connection keeps a plan for each: more than these are not what a path writes again and again. */
const maxKept = 150;
const kept = new Map<string, Composed>();

function composedOf(groups: readonly Group[]): Composed {
  const signature = groups.map(({ kind, rows }) => `${kind.id}x${rows.length}`).join();
  const known = kept.get(signature);
  if (known) return known;
  if (kept.size >= maxKept) return compose(groups, undefined);
  const made = compose(groups, `tiyin_gathered_${kept.size + 1}`);
  kept.set(signature, made);
  return made;
}

const dialect = new PgDialect();

function compose(groups: readonly Group[], name: string | undefined): Composed {
  const places = new Map<Placeholder, Place>();
  const parts = groups.flatMap(({ kind, rows }, group) => {
    const place = (row: number) => placeIn(places, group, row);
    return Object.entries(kind.parts(place, rows.length));
  });
  const { sql: text, params } = dialect.sqlToQuery(statementOf(parts));
  const fills = params.map((param): Place | { readonly value: unknown } =>
    is(param, Placeholder) ? foundIn(places, param) : { value: param },
  );
  const fill = (given: readonly Group[]): unknown[] =>
    fills.map((each) => ('value' in each ? each.value : valueAt(given, each)));
  return { text, name, fill };
}

/** A statement may end in one that writes or in none: then all are parts. */
function statementOf(parts: readonly [string, SQL][]): SQL {
  const [first] = parts;
  if (first && parts.length === 1) return first[1];
  const named = parts.map(([name, part]) => sql`${sql.identifier(name)} as (${part})`);
  return sql`with ${sql.join(named, sql`, `)} select`;
}

type Place = { readonly group: number; readonly row: number; readonly name: string };

function placeIn(places: Map<Placeholder, Place>, group: number, row: number): Given<Values> {
  return (name) => {
    const made = sql.placeholder(name);
    places.set(made, { group, row, name });
    return made;
  };
}

function foundIn(places: ReadonlyMap<Placeholder, Place>, param: Placeholder): Place {
  const place = places.get(param);
  if (!place) throw new Error(`nobody gives ${param.name}`);
  return place;
}

function valueAt(groups: readonly Group[], { group, row, name }: Place): unknown {
  const values = groups[group]?.rows[row]?.values;
  if (!values || !(name in values)) throw new Error(`no value was given for ${name}`);
  return asDriverTakesIt(values[name]);
}

/** A value as the driver writes it down: an object of a `jsonb` column as its text. */
export function asDriverTakesIt(value: unknown): unknown {
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isJson ? JSON.stringify(value) : value;
}
