import type { MissingPayout } from '@tiyin/api/types';
import { and, asc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { job } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { PayoutRow } from './payout-row.ts';
import { retryProblem } from './retry-problem.ts';

/**
 * Why a withdrawal that is IN_PROGRESS has no payout under way: the next one is planned, or a person moved it there
 * (INVOICE-38), who may send one by Retry from ERROR unless one may have been paid.
 */
export async function describeMissingPayout(
  tx: Tx,
  row: InvoiceRow,
  payouts: readonly PayoutRow[],
): Promise<MissingPayout> {
  const nextTry = await plannedTry(tx, row);
  return {
    nextTryDate: nextTry?.toISOString() ?? null,
    isSendable: retryProblem({ ...row, status: 'ERROR' }, payouts) === undefined,
  };
}

/** A retry of an earlier round sends nothing any more. */
async function plannedTry(
  tx: Tx,
  { id, payoutRound }: Pick<InvoiceRow, 'id' | 'payoutRound'>,
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ runAt: job.runAt })
    .from(job)
    .where(
      and(
        eq(job.kind, 'payout.retry'),
        sql`${job.payload}->>'invoiceId' = ${id}`,
        sql`${job.payload}->>'round' = ${String(payoutRound)}`,
      ),
    )
    .orderBy(asc(job.runAt))
    .limit(1);
  return row?.runAt;
}
