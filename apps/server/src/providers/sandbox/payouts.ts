import type { PayoutId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { isUnderWay, lockPayout } from '../../payments/payouts/payout-row.ts';
import { notePayout, reportPayout } from '../../payments/withdrawals/report-payout.ts';
import { providerOf } from './deposits.ts';
import { knownAfterTimeoutMs, sandboxOutcome } from './outcome.ts';

type Attempt = { readonly payoutId: PayoutId; readonly asked: number };

/** The sandbox checks a payout and reports (the job `sandbox.payout`, ROUTING-40). */
export async function callSandboxPayout(tx: Tx, attempt: Attempt, now: Date): Promise<void> {
  const { payoutId } = attempt;
  const found = await lockPayout(tx, payoutId);
  if (!found || !isUnderWay(found.payout)) return;
  const actor = { type: 'provider', id: await providerOf(tx, found.payout.accountId) } as const;
  const paid = { payoutId, outcome: 'paid', externalId: `sbx_${payoutId}`, actor, now } as const;
  switch (sandboxOutcome(found.invoice.amount)) {
    case 'declined':
      return reportPayout(tx, { payoutId, outcome: 'refused', actor, now });
    case 'nothing':
      return notePayout(tx, { payoutId, status: 'UNKNOWN', now });
    case 'paid':
      return reportPayout(tx, paid);
    case 'times_out': {
      if (attempt.asked > 1) return reportPayout(tx, paid);
      // Unknown is not a refusal: the status is requested again (ROUTING-37).
      await notePayout(tx, { payoutId, status: 'UNKNOWN', now });
      const again = { payoutId, asked: attempt.asked + 1 };
      return enqueue(tx, 'sandbox.payout', again, new Date(now.getTime() + knownAfterTimeoutMs));
    }
  }
}
