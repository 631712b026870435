import { type PgColumn, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { excluded, nameOf, namesOf } from '../db/names.ts';
import { entry, ledgerAccount, ledgerCount, ledgerOpening } from '../db/schema.ts';
import type { RunSizes } from './scope.ts';

const columns = namesOf(
  ledgerCount,
  'accountId',
  'passPosting',
  'passSum',
  'countedPosting',
  'countedSum',
  'passedAt',
);

/** The new value of a column if there is one. */
const kept = (column: PgColumn) =>
  sql`${nameOf(column)} = coalesce(${excluded(column)}, ${column})`;

/**
 * Counts entries of ledger accounts again (RUN-262): a slice of some accounts from their first entry, or from what the archive has of them (RUN-972), and
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
      select ${ledgerAccount.id}, coalesce(${ledgerCount.passPosting}, 0) as reached,
        case when ${ledgerCount.passPosting} > 0 then ${ledgerCount.passSum}
          else coalesce(${ledgerOpening.amount}, 0) end as total
      from ${ledgerAccount} left join ${ledgerCount} on ${ledgerCount.accountId} = ${ledgerAccount.id}
      left join ${ledgerOpening} on ${ledgerOpening.accountId} = ${ledgerAccount.id}
      order by coalesce(${ledgerCount.passPosting}, 0) = 0, ${ledgerCount.passedAt} nulls first,
      ${ledgerAccount.id} limit ${accounts}),
    counted as (
      select chosen.id, chosen.total + part.added as total, part.reached,
        part.entries < ${entries} as is_whole
      from chosen cross join lateral (
        select coalesce(sum(e.amount), 0) as added, max(e.posting_id) as reached, count(*) as entries
        from (select ${entry.amount}, ${entry.postingId} from ${entry}
          where ${entry.accountId} = chosen.id and ${entry.postingId} > chosen.reached
            and ${entry.postingId} <= ${last}
          order by ${entry.postingId} ${first}) e) part)
    insert into ${ledgerCount}
      (${columns})
    select id, case when is_whole then 0 else reached end, case when is_whole then 0 else total end,
      case when is_whole then ${last} end, case when is_whole then total end,
      case when is_whole then ${now.toISOString()}::timestamptz end
    from counted
    on conflict (${namesOf(ledgerCount, 'accountId')}) do update set
      ${nameOf(ledgerCount.passPosting)} = ${excluded(ledgerCount.passPosting)},
      ${nameOf(ledgerCount.passSum)} = ${excluded(ledgerCount.passSum)},
      ${kept(ledgerCount.countedPosting)},
      ${kept(ledgerCount.countedSum)},
      ${kept(ledgerCount.passedAt)}`);
  await tx.execute(sql`
    update ${ledgerCount}
      set ${nameOf(ledgerCount.countedPosting)} = next.reached,
      ${nameOf(ledgerCount.countedSum)} = ${ledgerCount.countedSum} + next.added
    from (
      select ${ledgerCount.accountId}, part.added, part.reached
      from ${ledgerCount} cross join lateral (
        select sum(e.amount) as added, max(e.posting_id) as reached
        from (select ${entry.amount}, ${entry.postingId} from ${entry}
          where ${entry.accountId} = ${ledgerCount.accountId}
            and ${entry.postingId} > ${ledgerCount.countedPosting} and ${entry.postingId} <= ${last}
          order by ${entry.postingId} ${first}) e) part
      where ${ledgerCount.countedPosting} is not null and part.reached is not null) next
    where ${ledgerCount.accountId} = next.account_id`);
}
