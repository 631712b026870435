import { type SQL, sql } from '../../db/drizzle.ts';

/** The name under which a line of money that went keeps the return that it is, by the alias of the return. */
export function nameOfReturn(alias: 'money' | 'money_return'): SQL {
  return sql`'return:' || ${sql.raw(alias)}.id`;
}

/** Whether a line, by its alias, is no money of the ledger yet (LEDGER-262). */
export function isOpen(alias: 'open' | 'statement_line'): SQL {
  const line = sql.raw(alias);
  return sql`(${line}.state <> 'MATCHED' and (${line}.amount > 0 or ${line}.reported_as is null))`;
}
