import { asId, type MethodId } from '@tiyin/domain/ids';
import { createHmac } from 'node:crypto';
import { supportCode } from '@tiyin/domain/requisites';
import { and, asc, desc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { ServerContext } from '@tiyin/server/context';
import type { Tx } from '@tiyin/server/db/database';
import { noteFact } from '@tiyin/server/db/installation';
import {
  invoice,
  lease,
  paymentAccount,
  person,
  provider,
  terminal,
} from '@tiyin/server/db/schema';
import { completeForm } from '@tiyin/server/payments/form/complete-form';
import { createForm } from '@tiyin/server/payments/form/create-form';
import { initForm } from '@tiyin/server/payments/form/init-form';
import { issueRequisites } from '@tiyin/server/payments/form/issue-requisites';
import { takeTransfer } from '@tiyin/server/payments/transfers/take-transfer';
import { createPayout } from '@tiyin/server/payments/withdrawals/create-payout';

/** Minor units. */
const paidAmount = 64_000_000n;
const expectedAmount = 42_500_000n;
const payoutAmount = 27_500_000n;

type Context = { readonly tx: Tx; readonly context: ServerContext; readonly now: Date };
type Terminal = typeof terminal.$inferSelect;
type Money = { readonly amount: bigint; readonly externalId: string };

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
    await report(work, paid, { amount: paidAmount, externalId: 'demo-bank-2' });
    // It has waited longer than the payout.
    const earlier = { ...work, now: new Date(work.now.getTime() - 60_000) };
    await payDeposit(earlier, deposits, expectedAmount);
    await orderPayout(work, payouts);
  });
}

async function productionTerminal(
  tx: Tx,
  flowType: Terminal['flowType'],
): Promise<Terminal | undefined> {
  const [found] = await tx
    .select()
    .from(terminal)
    .where(
      and(
        eq(terminal.isTest, false),
        eq(terminal.flowType, flowType),
        eq(terminal.currency, 'UZS'),
      ),
    )
    .orderBy(asc(terminal.id))
    .limit(1);
  return found;
}

/** A customer opens a form, is shown an account and says that they have paid; answers the account. */
async function payDeposit({ tx, context, now }: Context, shop: Terminal, amount: bigint) {
  const { secrets } = context;
  const { formId, invoiceId } = await createForm(tx, {
    merchantId: shop.merchantId,
    terminalId: shop.id,
    flowType: 'DEPOSIT',
    amount,
    canChangeAmount: false,
    merchantInvoiceId: `app-${amount}`,
    customer: { externalId: `u-${amount}`, firstName: 'Malika', lastName: 'Yusupova' },
    successUrl: 'https://example.com/paid',
    cancelUrl: 'https://example.com/canceled',
    errorUrl: 'https://example.com/failed',
    lifetimeSeconds: 3_600,
    now,
  });
  const init = await initForm(tx, { formId, secrets, publicUrl: '', now });
  const hmac = (key: string, message: string) =>
    createHmac('sha256', key).update(message).digest('hex');
  await issueRequisites(tx, {
    formId,
    amount,
    paymentMethodId: init.methods[0]?.id ?? asId<MethodId>(0),
    supportCode: await supportCode(hmac, formId, init.verficationKey),
    secrets,
    now,
  });
  await completeForm(tx, { formId, credential: '', secrets, now });
  const [row] = await tx
    .select({ accountId: invoice.accountId })
    .from(invoice)
    .where(eq(invoice.id, invoiceId));
  return row?.accountId ?? null;
}

/** Staff record money that they saw on an account. */
async function report({ tx, now }: Context, accountId: number | null, money: Money): Promise<void> {
  const [account] = await tx
    .select()
    .from(paymentAccount)
    .where(sql`${paymentAccount.id} = ${accountId}`);
  const [operator] = await tx.select().from(person).orderBy(asc(person.id)).limit(1);
  if (!account || !operator) return;
  await takeTransfer(tx, {
    actor: { type: 'staff', id: operator.id },
    account: { ...account, isTest: false },
    externalId: money.externalId,
    amount: money.amount,
    comment: 'From the bank’s statement',
    now,
  });
}

/** Money for a deposit that has ended on an account where nothing waits: a person decides. */
async function reportEndedDeposit(work: Context): Promise<void> {
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
  if (!ended) return;
  await report(work, ended.accountId, { amount: ended.amount, externalId: 'demo-bank-1' });
}

async function orderPayout({ tx, context, now }: Context, shop: Terminal): Promise<void> {
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
