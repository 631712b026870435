import type { AccountId, InvoiceId, ProviderId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { paymentAccount } from '../../db/schema.ts';
import { awaitedAmount } from '@tiyin/domain/invoices';
import { eq } from '../../db/drizzle.ts';
import { enqueue } from '../../jobs/queue.ts';
import { appendEvent } from '../../payments/invoices/events.ts';
import { lockInvoice } from '../../payments/invoice-rows/invoice-row.ts';
import { refuseDeposit } from '../../payments/invoices/provider-refused.ts';
import { preloadReport } from '../../payments/transfers/preload-report.ts';
import { takeTransfer } from '../../payments/transfers/take-transfer.ts';
import type { TransferReport } from '../../payments/transfers/transfer-report.ts';
import { knownAfterTimeoutMs, sandboxOutcome } from './outcome.ts';

type Attempt = { readonly invoiceId: InvoiceId; readonly asked: number };

/** The sandbox checks a deposit and reports (the job `sandbox.deposit`). */
export async function callSandbox(tx: Tx, attempt: Attempt, now: Date): Promise<void> {
  const { invoiceId } = attempt;
  const externalId = `sbx_${invoiceId}`;
  const [row, preloaded] = await Promise.all([
    lockInvoice(tx, invoiceId),
    preloadReport(tx, { invoiceId, externalId }),
  ]);
  if (!row || !preloaded) return;
  const { account } = preloaded;
  const actor = { type: 'provider', id: account.providerId } as const;
  const money = {
    invoiceId,
    holding: { owner: row, preloaded },
    account,
    externalId,
    // Of an amount that came in part, the rest.
    amount: awaitedAmount({ amount: row.amount, received: preloaded.total }),
    actor,
    now,
  };
  switch (sandboxOutcome(row.amount)) {
    case 'declined':
      await refuseDeposit(tx, { invoiceId: row.id, actor, now });
      return;
    case 'nothing':
      return;
    case 'paid':
      return report(tx, money);
    case 'times_out': {
      if (attempt.asked > 1) return report(tx, money);
      // Unknown is not a refusal: the status is requested again (ROUTING-37).
      appendEvent(tx, row, { code: 'provider_timed_out', status: null, actor, now });
      const again = { invoiceId: row.id, asked: attempt.asked + 1 };
      return enqueue(tx, 'sandbox.deposit', again, new Date(now.getTime() + knownAfterTimeoutMs));
    }
  }
}

/**
 * A contradiction of an earlier report creates a notification; the sandbox has nothing to handle.
 */
async function report(tx: Tx, money: TransferReport): Promise<void> {
  await takeTransfer(tx, money);
}

/** The provider of a payment account. */
export async function providerOf(tx: Tx, accountId: AccountId): Promise<ProviderId> {
  const [account] = await tx
    .select({ providerId: paymentAccount.providerId })
    .from(paymentAccount)
    .where(eq(paymentAccount.id, accountId));
  if (!account) throw new Error(`payment account ${accountId} is gone`);
  return account.providerId;
}
