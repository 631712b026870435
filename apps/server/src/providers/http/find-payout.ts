import type { InvoiceId, ProviderId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentAccount, provider } from '../../db/schema.ts';
import type { InvoiceRow } from '../../payments/invoice-rows/invoice-row.ts';
import { type PayoutRow, livePayoutOf } from '../../payments/payouts/payout-row.ts';

/** A payout that is under way through an http provider. */
export type HttpPayout = {
  readonly payout: PayoutRow;
  readonly invoice: InvoiceRow;
  readonly providerId: ProviderId;
};

/** The payout of an invoice that an http provider has, or will get; undefined for any other. */
export async function findHttpPayout(
  tx: Tx,
  invoiceId: InvoiceId,
): Promise<HttpPayout | undefined> {
  const payout = await livePayoutOf(tx, invoiceId);
  if (!payout) return undefined;
  const [owner] = await tx
    .select({ providerId: provider.id })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(and(eq(paymentAccount.id, payout.accountId), eq(provider.kind, 'http')));
  const [row] = await tx.select().from(invoice).where(eq(invoice.id, invoiceId));
  return owner && row && { payout, invoice: row, providerId: owner.providerId };
}
