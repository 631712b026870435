import type { AccountId, InvoiceId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { createHmac } from 'node:crypto';
import { methodByName, type PaymentMethodName, supportCode } from '@tiyin/domain/requisites';
import { and, asc, eq } from 'drizzle-orm';
import type { ServerContext } from '@tiyin/server/context';
import type { Tx } from '@tiyin/server/db/database';
import { invoice, paymentAccount, person, terminal } from '@tiyin/server/db/schema';
import { completeForm } from '@tiyin/server/payments/form/complete-form';
import { createForm } from '@tiyin/server/payments/form/create-form';
import { initForm } from '@tiyin/server/payments/form/init-form';
import { issueRequisites } from '@tiyin/server/payments/form/issue-requisites';
import { takeTransfer } from '@tiyin/server/payments/transfers/take-transfer';

/** A transaction that works at a moment of the demo's choice. */
export type Work = {
  readonly tx: Tx;
  readonly context: Pick<ServerContext, 'secrets'>;
  readonly now: Date;
};

export type Terminal = typeof terminal.$inferSelect;

/** The first terminal of a flow that takes som in production. */
export function productionTerminal(tx: Tx, flowType: Terminal['flowType']) {
  return firstTerminal(tx, flowType, { isTest: false });
}

/** The first terminal of a flow that takes som. */
export async function firstTerminal(
  tx: Tx,
  flowType: Terminal['flowType'],
  { isTest }: Pick<Terminal, 'isTest'>,
): Promise<Terminal | undefined> {
  const [found] = await tx
    .select()
    .from(terminal)
    .where(
      and(
        eq(terminal.isTest, isTest),
        eq(terminal.flowType, flowType),
        eq(terminal.currency, 'UZS'),
      ),
    )
    .orderBy(asc(terminal.id))
    .limit(1);
  return found;
}

/** A deposit that its customer has been shown an account for. */
export type Deposit = { readonly invoiceId: InvoiceId; readonly accountId: AccountId };

/**
 * A customer opens a form, is shown an account of a method and presses "I have paid".
 * @param amount minor units
 */
export async function payDeposit(
  { tx, context, now }: Work,
  shop: Terminal,
  amount: bigint,
  method: PaymentMethodName = 'Humo',
): Promise<Deposit | undefined> {
  const { secrets } = context;
  const { formId, invoiceId } = await createForm(tx, {
    merchantId: shop.merchantId,
    terminalId: shop.id,
    flowType: 'DEPOSIT',
    amount: minorUnits(amount),
    canChangeAmount: false,
    merchantInvoiceId: `app-${amount}`,
    customer: { externalId: `u-${amount}`, firstName: 'Malika', lastName: 'Yusupova' },
    successUrl: 'https://example.com/paid',
    cancelUrl: 'https://example.com/canceled',
    errorUrl: 'https://example.com/failed',
    lifetimeSeconds: 3_600,
    now,
  });
  const { verficationKey } = await initForm(tx, { formId, secrets, publicUrl: '', now });
  const hmac = (key: string, message: string) =>
    createHmac('sha256', key).update(message).digest('hex');
  await issueRequisites(tx, {
    formId,
    amount: minorUnits(amount),
    paymentMethodId: methodByName(method).id,
    supportCode: await supportCode(hmac, formId, verficationKey),
    secrets,
    now,
  });
  await completeForm(tx, { formId, credential: '', secrets, now });
  const [row] = await tx
    .select({ accountId: invoice.accountId })
    .from(invoice)
    .where(eq(invoice.id, invoiceId));
  if (!row || row.accountId === null) return undefined;
  return { invoiceId, accountId: row.accountId };
}

/** Money as staff record it. */
export type Money = {
  /** Minor units. */
  readonly amount: bigint;
  /** The bank's reference. */
  readonly externalId: string;
  /** The invoice that staff name. */
  readonly invoiceId?: InvoiceId;
  /** Of money that is recorded long after it came. */
  readonly arrivedBefore?: Date;
};

/** Staff record money that they saw on an account. */
export async function recordMoney(
  { tx, now }: Work,
  accountId: AccountId,
  money: Money,
): Promise<void> {
  const [account] = await tx.select().from(paymentAccount).where(eq(paymentAccount.id, accountId));
  const [operator] = await tx.select().from(person).orderBy(asc(person.id)).limit(1);
  if (!account || !operator) return;
  await takeTransfer(tx, {
    actor: { type: 'staff', id: operator.id },
    account: { ...account, isTest: false },
    comment: 'From the bank’s statement',
    now,
    ...money,
    amount: minorUnits(money.amount),
  });
}
