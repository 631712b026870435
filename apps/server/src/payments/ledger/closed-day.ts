import { type PgColumn, type SQL, sql } from '../../db/drizzle.ts';
import { statementSource } from '../../db/schema.ts';

/** Whether a line is in a closed day, which stays as it was judged (LEDGER-570). */
export function isInClosedDay(line: Readonly<Record<'accountId' | 'day', PgColumn>>): SQL {
  return sql`exists (select from ${statementSource}
    where ${statementSource.accountId} = ${line.accountId}
      and ${statementSource.closedThrough} >= ${line.day})`;
}
