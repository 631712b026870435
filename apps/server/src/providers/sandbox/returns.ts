import type { ReturnId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { noteReturn, reportReturn } from '../../payments/returns/report-return.ts';
import { isReturnUnderWay, readReturn } from '../../payments/returns/return-row.ts';
import { providerOf } from './deposits.ts';
import { knownAfterTimeoutMs, sandboxOutcome } from './outcome.ts';

type Attempt = { readonly returnId: ReturnId; readonly asked: number };

/** The sandbox checks a return and reports (the job `sandbox.return`, ROUTING-40). */
export async function callSandboxReturn(tx: Tx, attempt: Attempt, now: Date): Promise<void> {
  const { returnId } = attempt;
  const row = await readReturn(tx, returnId);
  if (!row || !isReturnUnderWay(row)) return;
  const actor = { type: 'provider', id: await providerOf(tx, row.accountId) } as const;
  const paid = { returnId, outcome: 'paid', externalId: `sbx_${returnId}`, actor, now } as const;
  switch (sandboxOutcome(row.amount)) {
    case 'declined':
      return reportReturn(tx, { returnId, outcome: 'refused', actor, now });
    case 'nothing':
      return noteReturn(tx, { returnId, status: 'UNKNOWN', now });
    case 'paid':
      return reportReturn(tx, paid);
    case 'times_out': {
      if (attempt.asked > 1) return reportReturn(tx, paid);
      // Unknown is not a refusal: the status is requested again (ROUTING-37).
      await noteReturn(tx, { returnId, status: 'UNKNOWN', now });
      const again = { returnId, asked: attempt.asked + 1 };
      return enqueue(tx, 'sandbox.return', again, new Date(now.getTime() + knownAfterTimeoutMs));
    }
  }
}
