import type { PayoutId, ProviderId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import { enqueueCall } from '../../jobs/queue.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { notifyPayoutWaits } from '../payouts/payout-waits.ts';
import { startSandboxPayout } from '../../jobs/sandbox.ts';

type Start = {
  readonly invoice: InvoiceRow;
  readonly payoutId: PayoutId;
  readonly providerId: ProviderId;
  readonly now: Date;
};

/** Passes a payout to its provider (ROUTING-42): this transaction only writes the job. */
export async function startPayout(tx: Tx, start: Start): Promise<void> {
  const { invoice, payoutId, providerId, now } = start;
  const [row] = await tx
    .select({ kind: provider.kind })
    .from(provider)
    .where(eq(provider.id, providerId));
  if (!row) throw new Error(`provider ${providerId} is gone`);
  switch (row.kind) {
    case 'sandbox':
      return startSandboxPayout(tx, payoutId, now);
    case 'http':
      return enqueueCall(tx, 'payout.call', { invoiceId: invoice.id }, now);
    case 'manual':
      return notifyPayoutWaits(tx, { invoice, payoutId, now });
  }
}
