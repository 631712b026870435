import type { AccountId } from '@tiyin/domain/ids';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/database.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { transfer } from '../../db/schema.ts';

/**
 * The id of a transfer that Tiyin writes by itself: the given one, unless a bank, a provider or a person gave it to other
 * money of the account (LEDGER-751).
 */
export async function ownTransferId(
  tx: Tx,
  accountId: AccountId | null,
  id: string,
): Promise<string> {
  if (accountId === null) return id;
  const used = and(
    eq(transfer.accountId, accountId),
    eq(transfer.externalId, id),
    // A second reversal is refused by what it reverses.
    isNull(transfer.reversesId),
  );
  return (await tx.$count(transfer, used)) === 0 ? id : `${id}-${uuidv7()}`;
}
