import { longestMonitoringMinutes } from '@tiyin/domain/monitoring';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';

/**
 * Folds the transactions' additions into the minutes, in one statement, as the other tallies (ADR
 * 18).
 */
export async function foldMinutes(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from terminal_minute_delta returning *)
    insert into terminal_minute as counted
      (terminal_id, is_test, minute, made, done, canceled, declined)
    select terminal_id, is_test, minute, sum(made), sum(done), sum(canceled), sum(declined)
    from taken group by terminal_id, is_test, minute
    on conflict (terminal_id, is_test, minute) do update set
      made = counted.made + excluded.made, done = counted.done + excluded.done,
      canceled = counted.canceled + excluded.canceled, declined = counted.declined + excluded.declined`);
}

/** Takes away the minutes that Monitoring looks back to no more. */
export async function pruneMinutes(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 2 * longestMonitoringMinutes * 60_000).toISOString();
  await tx.execute(sql`delete from terminal_minute where minute < ${oldest}::timestamptz`);
}

/** The minutes with the unfolded additions: read in one statement, they are exact (ADR 18). */
export const minutes: SQL = sql`(
  select terminal_id, is_test, minute, made, done, canceled, declined from terminal_minute
  union all
  select terminal_id, is_test, minute, made, done, canceled, declined from terminal_minute_delta)`;
