import { type PgColumn, type SQL, sql } from '../../db/drizzle.ts';
import { accountDay, statement, statementSource } from '../../db/schema.ts';

/** Whether a line is in a closed day, which stays as it was judged (LEDGER-570). */
export function isInClosedDay(line: Readonly<Record<'accountId' | 'day', PgColumn>>): SQL {
  return sql`exists (select from ${statementSource}
    where ${statementSource.accountId} = ${line.accountId}
      and ${statementSource.closedThrough} >= ${line.day})`;
}

/**
 * Whether a line was there when a day was closed, which was judged by what the line was matched with then (LEDGER-725):
 * the line is no other money of that day, and what it was stays with it.
 */
export function wasJudgedOn(
  { accountId, statementId }: Readonly<Record<'accountId' | 'statementId', PgColumn>>,
  day: SQL,
): SQL {
  return sql`coalesce((select min(${accountDay.closedAt}) from ${accountDay}
      where ${accountDay.accountId} = ${accountId} and ${accountDay.day} >= ${day})
    >= (select ${statement.createdAt} from ${statement} where ${statement.id} = ${statementId}), false)`;
}
