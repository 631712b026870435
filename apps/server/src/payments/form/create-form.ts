import { randomBytes } from 'node:crypto';
import { methodByName } from '@tiyin/domain/requisites';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentForm, terminal, terminalMethod } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { appendEvent } from '../invoices/events.ts';

/** What a merchant's server asks for; `CreateFormRequest` of the contract, amounts in minor units. */
export type FormOrder = {
  readonly merchantId: number;
  readonly terminalId: number;
  readonly amount: bigint;
  readonly canChangeAmount: boolean;
  readonly merchantInvoiceId: string;
  readonly customer: {
    readonly externalId: string;
    readonly firstName?: string;
    readonly lastName?: string;
  };
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string;
  readonly paymentMethodName?: string;
  /** Where this invoice's callbacks go; without one, where its merchant's go. */
  readonly callbackUrl?: string;
  readonly lifetimeSeconds: number;
  readonly now: Date;
};

type TerminalRow = typeof terminal.$inferSelect;

/**
 * Makes an invoice and its hosted form (decision 30). 422 with the field for a terminal, method or
 * amount that is not allowed; 409 `merchant_invoice_id_taken`.
 */
export async function createForm(tx: Tx, order: FormOrder) {
  const { merchantId, now } = order;
  const itsTerminal = await findTerminal(tx, order);
  const methodId = await checkMethodAndAmount(tx, order);
  const callbackUrl = readCallbackUrl(order.callbackUrl);
  const invoiceId = uuidv7({ msecs: now.getTime() });
  const deadlineAt = new Date(now.getTime() + order.lifetimeSeconds * 1000);
  const [row] = await tx
    .insert(invoice)
    .values({
      id: invoiceId,
      merchantId,
      terminalId: itsTerminal.id,
      merchantInvoiceId: order.merchantInvoiceId,
      flowType: itsTerminal.flowType,
      status: 'NEW',
      amount: order.amount,
      currency: itsTerminal.currency,
      isTest: itsTerminal.isTest,
      customerExternalId: order.customer.externalId,
      customerFirstName: order.customer.firstName ?? null,
      customerLastName: order.customer.lastName ?? null,
      createdAt: now,
      statusAt: now,
      deadlineAt,
    })
    .onConflictDoNothing({ target: [invoice.merchantId, invoice.merchantInvoiceId] })
    .returning();
  if (!row) throw new ProblemError('merchant_invoice_id_taken');
  const formId = randomBytes(24).toString('base64url');
  await tx.insert(paymentForm).values({
    id: formId,
    invoiceId,
    verificationKey: randomBytes(32).toString('base64url'),
    successUrl: order.successUrl,
    cancelUrl: order.cancelUrl,
    errorUrl: order.errorUrl,
    canChangeAmount: order.canChangeAmount,
    methodId,
    callbackUrl,
  });
  const actor = { type: 'merchant', id: merchantId } as const;
  await appendEvent(tx, row, { code: 'created', status: 'NEW', actor, now });
  await enqueue(tx, 'deposit.deadline', { invoiceId }, deadlineAt);
  await recordAudit(tx, { actor, action: 'form.created', subject: `invoice:${invoiceId}`, now });
  return { formId, invoiceId };
}

/** The merchant's own enabled deposit terminal; a stranger's answers like one that is not there. */
async function findTerminal(tx: Tx, order: FormOrder): Promise<TerminalRow> {
  const [row] = await tx
    .select()
    .from(terminal)
    .where(and(eq(terminal.id, order.terminalId), eq(terminal.merchantId, order.merchantId)));
  if (!row?.isEnabled) throw notAllowed('/terminalId', 'You have no such terminal');
  if (row.flowType !== 'DEPOSIT') {
    throw notAllowed('/type', 'This terminal does not take deposits');
  }
  return row;
}

/** The chosen method's id, or null; some offered method must take the amount. */
async function checkMethodAndAmount(tx: Tx, order: FormOrder): Promise<number | null> {
  const offered = await tx
    .select()
    .from(terminalMethod)
    .where(eq(terminalMethod.terminalId, order.terminalId));
  const name = order.paymentMethodName;
  const methodId = name === undefined ? null : (methodByName(name)?.id ?? 0);
  const usable = offered.filter((method) => methodId === null || method.methodId === methodId);
  if (usable.length === 0) {
    throw notAllowed('/paymentMethodName', 'The terminal does not offer this method');
  }
  const { amount } = order;
  if (!usable.some((method) => amount >= method.minAmount && amount <= method.maxAmount)) {
    throw notAllowed('/amount', 'The amount is outside the limits of the terminal');
  }
  return methodId;
}

/** The address as it will be called, or null where none is given. */
function readCallbackUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (!url) throw notAllowed('/callbackUrl', 'This is not an http or https address');
  return url.href;
}
