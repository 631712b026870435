import { minorUnits } from '@tiyin/domain/money';
import { createPayout } from '@tiyin/server/payments/withdrawals/create-payout';
import { firstTerminal, payDeposit, type Work } from './production-deposit.ts';

/** Minor units; the sandbox reports no outcome of a payout whose amount ends with 03 (ROUTING-37). */
const amounts = { earned: 40_000_000n, unknown: 15_400_003n } as const;

/**
 * A withdrawal of test processing whose payout is unknown for longer than an hour: two people end it
 * (LEDGER-292).
 * @param passUntil runs the jobs that are due so many minutes later
 */
export async function leaveUnknownPayout(
  work: Work,
  passUntil: (minutes: number) => Promise<void>,
): Promise<void> {
  const { tx, context, now } = work;
  const deposits = await firstTerminal(tx, 'DEPOSIT', { isTest: true });
  const payouts = await firstTerminal(tx, 'WITHDRAWAL', { isTest: true });
  if (!deposits || !payouts) return;
  await payDeposit(work, deposits, amounts.earned);
  await passUntil(1);
  await createPayout(tx, {
    customer: { externalId: 'u-52210', firstName: 'Jasur', lastName: 'Toshmatov' },
    merchantId: payouts.merchantId,
    terminalId: payouts.id,
    amount: minorUnits(amounts.unknown),
    merchantInvoiceId: 'payout-unknown',
    paymentMethodName: 'Humo',
    credential: '9860120115551234',
    secrets: context.secrets,
    now,
  });
  for (const minutes of [2, 62]) await passUntil(minutes);
}
