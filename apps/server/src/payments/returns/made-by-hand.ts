import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider } from '../../db/schema.ts';
import type { ReturnRow } from './return-row.ts';

/** Whether a person makes a return by hand, and confirms or refuses it (LEDGER-251): its provider is manual. */
export async function isMadeByHand(
  tx: Tx,
  { accountId }: Pick<ReturnRow, 'accountId'>,
): Promise<boolean> {
  const [owner] = await tx
    .select({ kind: provider.kind })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, accountId));
  return owner?.kind === 'manual';
}
