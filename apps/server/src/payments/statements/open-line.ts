import { type PgColumn, type SQL, sql } from '../../db/drizzle.ts';

/** The name under which a line of money that went keeps the return that it is, by the id of the return. */
export function nameOfReturn(id: PgColumn | SQL): SQL {
  return sql`'return:' || ${id}`;
}

/** The id of the return that a line of money that went is; null for any other line. */
export function returnOfLine(line: Readonly<Record<'amount' | 'reportedAs', PgColumn>>): SQL {
  return sql`case when ${line.amount} < 0 then substr(${line.reportedAs}, 8)::uuid end`;
}

/** Whether a line is no money of the ledger yet (LEDGER-262). */
export function isOpen(line: Readonly<Record<'amount' | 'reportedAs' | 'state', PgColumn>>): SQL {
  return sql`(${line.state} <> 'MATCHED' and (${line.amount} > 0 or ${line.reportedAs} is null))`;
}
