import type { OpenPayout } from '@tiyin/api/types';
import { payoutStatusByCode } from '@tiyin/domain/invoices';
import { and, asc, eq, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { job, paymentAccount, provider } from '../../db/schema.ts';
import { callKey } from '../../jobs/call-job.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { isEndable } from './endable.ts';
import type { PayoutRow } from './payout-row.ts';

/** A payout with an unknown outcome, and the time of the next status request (INVOICE-216). */
export async function describeOpenPayout(
  tx: Tx,
  row: PayoutRow,
  { invoice, now }: { readonly invoice: InvoiceRow; readonly now: Date },
): Promise<OpenPayout> {
  const [owner] = await tx
    .select({ kind: provider.kind })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, row.accountId));
  return {
    id: row.id,
    status: payoutStatusByCode(row.status),
    createDate: row.createdAt.toISOString(),
    statusDate: row.statusAt.toISOString(),
    nextAskDate: (await nextAsk(tx, row))?.toISOString() ?? null,
    isMadeByHand: owner?.kind === 'manual',
    isEndable: owner?.kind !== 'manual' && (await isEndable(tx, row, invoice, now)),
  };
}

async function nextAsk(tx: Tx, { id, invoiceId }: PayoutRow): Promise<Date | undefined> {
  const [row] = await tx
    .select({ runAt: job.runAt })
    .from(job)
    .where(
      or(
        eq(job.key, callKey('payout.call', invoiceId)),
        and(eq(job.kind, 'sandbox.payout'), sql`${job.payload}->>'payoutId' = ${id}`),
      ),
    )
    .orderBy(asc(job.runAt))
    .limit(1);
  return row?.runAt;
}
