import type { FlowTypeCode } from '@tiyin/domain/invoices';
import { methodByName } from '@tiyin/domain/requisites';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/database.ts';
import { invoice, terminal, terminalMethod } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { appendEvent } from './events.ts';
import type { InvoiceRow } from './invoice-row.ts';

/** What a merchant's server orders; amounts in minor units. */
export type InvoiceOrder = {
  readonly merchantId: number;
  readonly terminalId: number;
  readonly flowType: FlowTypeCode;
  readonly amount: bigint;
  readonly merchantInvoiceId: string;
  readonly customer: {
    readonly externalId: string;
    readonly firstName?: string;
    readonly lastName?: string;
  };
  readonly paymentMethodName?: string;
  /** Where this invoice's callbacks go; without one, where its merchant's go. */
  readonly callbackUrl?: string;
  readonly deadlineAt: Date;
  readonly now: Date;
};

type TerminalRow = typeof terminal.$inferSelect;

/** A new invoice, and the method that was ordered for it; null where its customer chooses. */
type NewInvoice = { readonly row: InvoiceRow; readonly methodId: number | null };

/**
 * Makes an invoice (decision 30). 422 with the field for a terminal, method or amount that is not
 * allowed; 409 `merchant_invoice_id_taken`.
 */
export async function createInvoice(tx: Tx, order: InvoiceOrder): Promise<NewInvoice> {
  const { merchantId, now } = order;
  const itsTerminal = await findTerminal(tx, order);
  const methodId = await checkMethodAndAmount(tx, order);
  const callbackUrl = readCallbackUrl(order.callbackUrl);
  const [made] = await tx
    .insert(invoice)
    .values({
      id: uuidv7({ msecs: now.getTime() }),
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
      callbackUrl,
      createdAt: now,
      statusAt: now,
      deadlineAt: order.deadlineAt,
    })
    .onConflictDoNothing({ target: [invoice.merchantId, invoice.merchantInvoiceId] })
    .returning();
  if (!made) throw new ProblemError('merchant_invoice_id_taken');
  const actor = { type: 'merchant', id: merchantId } as const;
  const row = await appendEvent(tx, made, { code: 'created', status: 'NEW', actor, now });
  return { row, methodId };
}

/** The merchant's own enabled terminal of this flow; a stranger's answers like one that is not there. */
async function findTerminal(tx: Tx, order: InvoiceOrder): Promise<TerminalRow> {
  const [row] = await tx
    .select()
    .from(terminal)
    .where(and(eq(terminal.id, order.terminalId), eq(terminal.merchantId, order.merchantId)));
  if (!row?.isEnabled) throw notAllowed('/terminalId', 'You have no such terminal');
  if (row.flowType === order.flowType) return row;
  throw order.flowType === 'DEPOSIT'
    ? notAllowed('/terminalId', 'This terminal does not take deposits')
    : notAllowed('/terminalId', 'This terminal does not pay out');
}

/** The chosen method's id, or null; some offered method must take the amount. */
async function checkMethodAndAmount(tx: Tx, order: InvoiceOrder): Promise<number | null> {
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
