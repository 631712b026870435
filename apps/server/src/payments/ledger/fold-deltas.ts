import { asId, type LedgerAccountId } from '@tiyin/domain/ids';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount, ledgerDelta } from '../../db/schema.ts';

/**
 * Folds the deltas of ledger accounts into their stored balances and days (ADR 47): a trigger adds
 * what is deleted. An account that another transaction holds is left for the next time, so that folding
 * waits for nobody. Returns the accounts that were folded.
 */
export async function foldDeltas(tx: Tx): Promise<LedgerAccountId[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    with held as (
      select ${ledgerAccount.id} from ${ledgerAccount}
      where ${ledgerAccount.id} in (select ${ledgerDelta.accountId} from ${ledgerDelta})
      order by ${ledgerAccount.id} for no key update skip locked),
    folded as (
      delete from ${ledgerDelta} using held where ${ledgerDelta.accountId} = held.id
      returning ${ledgerDelta.accountId} as id)
    select distinct id from folded`);
  return rows.map(({ id }) => asId(Number(id)));
}
