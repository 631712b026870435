import { minorUnits } from '@tiyin/domain/money';
import { and, desc, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { ServerContext } from '@tiyin/server/context';
import { noteFact } from '@tiyin/server/db/installation';
import { invoice, lease, paymentAccount, provider } from '@tiyin/server/db/schema';
import { createPayout } from '@tiyin/server/payments/withdrawals/create-payout';
import {
  payDeposit,
  productionTerminal,
  recordMoney,
  type Terminal,
  type Work,
} from './day/production-deposit.ts';

/** Minor units. */
const paidAmount = 64_000_000n;
const expectedAmount = 42_500_000n;
const payoutAmount = minorUnits(27_500_000n);

/**
 * Once, gives staff of a demo with a history production money to work on: a payout to make by hand, a
 * deposit to find on an account, and a transfer that fits a deposit which has ended (OFFICE-270).
 */
export async function addDemoMoney(context: ServerContext): Promise<void> {
  await context.database.transaction(async (tx) => {
    if (!(await noteFact(tx, 'demo-money', '1'))) return;
    const work = { tx, context, now: context.clock.now() };
    const deposits = await productionTerminal(tx, 'DEPOSIT');
    const payouts = await productionTerminal(tx, 'WITHDRAWAL');
    if (!deposits || !payouts) return;
    await reportEndedDeposit(work);
    const paid = await payDeposit(work, deposits, paidAmount);
    const money = { amount: paidAmount, externalId: 'demo-bank-2' };
    if (paid) await recordMoney(work, paid.accountId, money);
    // It has waited longer than the payout.
    const earlier = { ...work, now: new Date(work.now.getTime() - 60_000) };
    await payDeposit(earlier, deposits, expectedAmount);
    await requestPayout(work, payouts);
  });
}

/** Money for a deposit that has ended on an account where nothing waits: a person decides. */
async function reportEndedDeposit(work: Work): Promise<void> {
  const { tx } = work;
  const open = tx
    .select({ id: lease.invoiceId })
    .from(lease)
    .where(eq(lease.accountId, invoice.accountId));
  const [ended] = await tx
    .select({ accountId: invoice.accountId, amount: invoice.amount })
    .from(invoice)
    .innerJoin(paymentAccount, eq(paymentAccount.id, invoice.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(
      and(
        eq(provider.kind, 'manual'),
        inArray(invoice.status, ['CANCELED', 'DECLINED']),
        isNotNull(invoice.accountId),
        notExists(open),
      ),
    )
    .orderBy(desc(invoice.createdAt))
    .limit(1);
  if (!ended || ended.accountId === null) return;
  await recordMoney(work, ended.accountId, { amount: ended.amount, externalId: 'demo-bank-1' });
}

async function requestPayout({ tx, context, now }: Work, shop: Terminal): Promise<void> {
  await createPayout(tx, {
    customer: { externalId: 'u-40917', firstName: 'Bobur', lastName: 'Qodirov' },
    merchantId: shop.merchantId,
    terminalId: shop.id,
    amount: payoutAmount,
    merchantInvoiceId: 'app-payout-1',
    paymentMethodName: 'Humo',
    credential: '9860120115551234',
    secrets: context.secrets,
    now,
  });
}
