import { longestMonitoringMinutes } from '@tiyin/domain/monitoring';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { increased, namesOf } from '../../db/names.ts';
import { terminalMinute, terminalMinuteDelta } from '../../db/schema.ts';

/** The columns that say which invoices a row counts. */
const keys = ['terminalId', 'isTest', 'minute'] as const;
const counts = ['made', 'done', 'canceled', 'declined'] as const;
const keyNames = namesOf(terminalMinuteDelta, ...keys);

/**
 * Folds the transactions' additions into the minutes, in one statement, as the other tallies (ADR
 * 18).
 */
export async function foldMinutes(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from ${terminalMinuteDelta} returning *)
    insert into ${terminalMinute} (${namesOf(terminalMinute, ...keys, ...counts)})
    select ${keyNames}, sum(made), sum(done), sum(canceled), sum(declined)
    from taken group by ${keyNames}
    on conflict (${namesOf(terminalMinute, ...keys)}) do update set
      ${increased(...counts.map((name) => terminalMinute[name]))}`);
}

/** Takes away the minutes that Monitoring looks back to no more. */
export async function pruneMinutes(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 2 * longestMonitoringMinutes * 60_000).toISOString();
  await tx.execute(sql`delete from ${terminalMinute}
    where ${terminalMinute.minute} < ${oldest}::timestamptz`);
}

/** The minutes with the unfolded additions: read in one statement, they are exact (ADR 18). */
export const minutes: SQL = sql`(
  select ${namesOf(terminalMinute, ...keys, ...counts)} from ${terminalMinute}
  union all
  select ${namesOf(terminalMinuteDelta, ...keys, ...counts)} from ${terminalMinuteDelta})`;
