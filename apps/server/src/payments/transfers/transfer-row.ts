import { and, eq, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { transfer } from '../../db/schema.ts';
import type { ReportedAccount } from './reported-account.ts';

/** A report of money as its row stands. */
export type TransferRow = typeof transfer.$inferSelect;

/** The transfer of an id that is known on an account already, or to its provider. */
export async function findTransfer(
  tx: Tx,
  account: ReportedAccount,
  externalId: string,
): Promise<TransferRow | undefined> {
  const [row] = await tx
    .select()
    .from(transfer)
    .where(
      and(
        eq(transfer.externalId, externalId),
        or(eq(transfer.accountId, account.id), eq(transfer.providerId, account.providerId)),
      ),
    )
    .limit(1);
  return row;
}
