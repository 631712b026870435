import { sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import type { RunSizes } from './scope.ts';

/**
 * Counts entries of ledger accounts again (RUN-262): a slice of some accounts from their first entry, and
 * for those counted before the entries since. Both read `entry_account_id` in the order of postings.
 * @param upTo the last posting below which every transaction has ended
 */
export async function countEntries(
  tx: Tx,
  { accounts, entries }: RunSizes,
  upTo: string,
  now: Date,
): Promise<void> {
  const first = sql.raw(`fetch first ${entries} rows with ties`);
  const last = sql`${upTo}::bigint`;
  // A count under way goes on first; then the account whose last one is the oldest.
  await tx.execute(sql`
    with chosen as (
      select a.id, coalesce(c.pass_posting, 0) as reached, coalesce(c.pass_sum, 0) as total
      from ledger_account a left join ledger_count c on c.account_id = a.id
      order by coalesce(c.pass_posting, 0) = 0, c.passed_at nulls first, a.id limit ${accounts}),
    counted as (
      select chosen.id, chosen.total + part.added as total, part.reached,
        part.entries < ${entries} as is_whole
      from chosen cross join lateral (
        select coalesce(sum(e.amount), 0) as added, max(e.posting_id) as reached, count(*) as entries
        from (select amount, posting_id from entry
          where account_id = chosen.id and posting_id > chosen.reached and posting_id <= ${last}
          order by posting_id ${first}) e) part)
    insert into ledger_count
      (account_id, pass_posting, pass_sum, counted_posting, counted_sum, passed_at)
    select id, case when is_whole then 0 else reached end, case when is_whole then 0 else total end,
      case when is_whole then ${last} end, case when is_whole then total end,
      case when is_whole then ${now.toISOString()}::timestamptz end
    from counted
    on conflict (account_id) do update set
      pass_posting = excluded.pass_posting,
      pass_sum = excluded.pass_sum,
      counted_posting = coalesce(excluded.counted_posting, ledger_count.counted_posting),
      counted_sum = coalesce(excluded.counted_sum, ledger_count.counted_sum),
      passed_at = coalesce(excluded.passed_at, ledger_count.passed_at)`);
  await tx.execute(sql`
    update ledger_count set counted_posting = next.reached, counted_sum = counted_sum + next.added
    from (
      select c.account_id, part.added, part.reached
      from ledger_count c cross join lateral (
        select sum(e.amount) as added, max(e.posting_id) as reached
        from (select amount, posting_id from entry
          where account_id = c.account_id and posting_id > c.counted_posting and posting_id <= ${last}
          order by posting_id ${first}) e) part
      where c.counted_posting is not null and part.reached is not null) next
    where ledger_count.account_id = next.account_id`);
}
