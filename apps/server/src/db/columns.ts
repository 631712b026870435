import { currencyCodes } from '@tiyin/domain/money';
import {
  getTableColumns,
  getTableName,
  sql,
  type PgColumn,
  bigint,
  check,
  customType,
  text,
  timestamp,
} from './drizzle.ts';

/** Minor units as bigint (LEDGER-1). */
export const amount = (name: string) => bigint(name, { mode: 'bigint' });

/** A row id that fits the safe integers. */
export const bigId = (name: string) => bigint(name, { mode: 'number' });

/** An instant with the milliseconds of the API (API-4). */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Text that is one of a list; `listChecks` makes the database hold it to that. */
export function oneOf<Value extends string>(name: string, values: readonly Value[]) {
  const [first, ...others] = values;
  if (first === undefined) throw new Error(`${name} has no values`);
  return text(name, { enum: [first, ...others] });
}

/** The same for the codes of a reference list. */
export const codeOf = <Code extends string>(
  name: string,
  list: readonly { readonly code: Code }[],
) =>
  oneOf(
    name,
    list.map(({ code }) => code),
  );

/** A currency of `domain/money`. */
export const currencyCode = (name: string) => oneOf(name, currencyCodes);

/** The constraints by which each column of a list holds one of its values (LEDGER-236). */
export function listChecks(columns: Readonly<Record<string, PgColumn>>) {
  // Only the finished columns of the table know their values.
  return Object.values(columns).flatMap(({ name, table }) => {
    const column = Object.values(getTableColumns(table)).find((each) => each.name === name);
    if (!column?.enumValues) return [];
    const values = column.enumValues.map((value) => `'${value}'`).join(', ');
    const constraint = `${getTableName(table)}_${name}_listed`;
    return [check(constraint, sql`${column} in (${sql.raw(values)})`)];
  });
}

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
