import type { PayoutId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider } from '../../db/schema.ts';
import { notify } from '../../notifications/notify.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { PayoutRow } from './payout-row.ts';

type Waiting = { readonly invoice: InvoiceRow; readonly payoutId: PayoutId; readonly now: Date };

/** Notifies staff that a payout must be made and confirmed by hand (ROUTING-41). */
export async function notifyPayoutWaits(
  tx: Tx,
  { invoice, payoutId, now }: Waiting,
): Promise<void> {
  const { merchantId, isTest } = invoice;
  const subject = `invoice:${invoice.id}`;
  const details = { payoutId, amount: String(invoice.amount), currency: invoice.currency };
  await notify(tx, { kind: 'PAYOUT_WAITS', subject, merchantId, isTest, details, now });
}

/** Whether people make a payout, by the provider of its account. */
export async function isMadeByHand(tx: Tx, { accountId }: PayoutRow): Promise<boolean> {
  const [found] = await tx
    .select({ kind: provider.kind })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, accountId));
  return found?.kind === 'manual';
}
