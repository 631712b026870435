import type { AccountId, StatementId } from '@tiyin/domain/ids';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { namesOf } from '../../db/names.ts';
import { statementLine } from '../../db/schema.ts';
import type { NewLine } from './line-identity.ts';

type Batch = {
  readonly accountId: AccountId;
  readonly statementId: StatementId;
  readonly lines: readonly NewLine[];
  /** The last closed day of the account. */
  readonly closedThrough: string | null;
};

/** The number of new lines, and the line in the file of the first that is in a closed day. */
export type Inserted = { readonly newLines: number; readonly closedAt: number | null };

/** The columns that are as the statement has them. */
const taken = ['day', 'amount', 'reference', 'counterparty', 'purpose', 'identity'] as const;

/** Writes those of the lines that the account does not have yet, in one statement. */
export async function insertLines(tx: Tx, batch: Batch): Promise<Inserted> {
  const { accountId, statementId, lines, closedThrough } = batch;
  const rows = lines.map(({ at, day, amount, reference, counterparty, purpose, ...keys }) => ({
    at,
    day,
    amount: String(amount),
    reference,
    counterparty,
    purpose,
    identity: keys.identity,
    former: keys.formerIdentity,
  }));
  const [inserted] = await tx.execute<{ new_lines: number; closed_at: number | null }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (at integer, day date,
        amount bigint, reference text, counterparty text, purpose text, identity text, former text)
    ), written as (
      insert into ${statementLine} (${namesOf(statementLine, 'statementId', 'accountId', ...taken, 'state')})
      select ${statementId}::integer, ${accountId}::integer, ${namesOf(statementLine, ...taken)}, 'NEW'
      from given
      where former is null or not exists (
        select from ${statementLine}
          where ${statementLine.accountId} = ${accountId}::integer
          and ${statementLine.identity} = given.former)
      order by at
      on conflict (${namesOf(statementLine, 'accountId', 'identity')}) do nothing
      returning identity, day
    )
    select count(*)::int as new_lines, (
        select min(given.at) from given join written using (identity)
        where written.day <= ${closedThrough}::date
      ) as closed_at
    from written`);
  return { newLines: inserted?.new_lines ?? 0, closedAt: inserted?.closed_at ?? null };
}
