import type { MinorUnits } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { holderOf } from './fair-share.ts';
import { holdLeases, takeLease } from './leases.ts';

/**
 * Moves the lease of a locked deposit to the missing part of its amount, on the account that its
 * customer was shown; its other amounts keep their grace (INVOICE-221). False where another deposit has
 * that amount there. The limit needs no check: the part that came counts with the account's balance.
 */
export async function leaseRest(
  tx: Tx,
  row: InvoiceRow,
  { missing, now }: { readonly missing: MinorUnits; readonly now: Date },
): Promise<boolean> {
  const { accountId, id: invoiceId } = row;
  if (accountId === null) return false;
  const [account] = await tx
    .select({ isUnique: paymentAccount.checkUniqueAmount })
    .from(paymentAccount)
    .where(eq(paymentAccount.id, accountId))
    // Whether its amounts are kept apart does not change meanwhile (LEDGER-204).
    .for('no key update');
  if (!account) throw new Error(`payment account ${accountId} is gone`);
  const claim = { accountId, amount: missing, invoiceId, ...holderOf(row), ...account, now };
  if (!(await takeLease(tx, claim))) return false;
  holdLeases(tx, invoiceId, now, { accountId, amount: missing });
  return true;
}
