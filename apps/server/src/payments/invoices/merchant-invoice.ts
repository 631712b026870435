import type { InvoiceId, MerchantId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { passDeadline } from './expire.ts';
import { describeRefunds } from '../invoice-rows/describe.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { refundedTotal } from './refunded.ts';

type InvoiceLookup = { readonly merchantId: MerchantId; readonly invoiceId: InvoiceId };

/** One of a merchant's own invoices (API-21); another merchant's is 404. */
export async function readMerchantInvoice(tx: Tx, order: InvoiceLookup) {
  const [row] = await tx.select().from(invoice).where(isOwn(order));
  if (!row) throw new ProblemError('not_found');
  const refunded = row.flowType === 'DEPOSIT' ? await refundedTotal(tx, row.id) : 0n;
  return describeMerchantInvoice(row, refunded);
}

/**
 * Cancels a merchant's own invoice (INVOICE-18, API-21); another merchant's is 404, and 409
 * `not_cancelable` if it is too late. One whose deadline has passed is canceled for that reason.
 */
export async function cancelMerchantInvoice(tx: Tx, order: InvoiceLookup & { readonly now: Date }) {
  const { merchantId, now } = order;
  const [row] = await tx.select().from(invoice).where(isOwn(order)).for('update');
  if (!row) throw new ProblemError('not_found');
  const canceled = await cancelInvoice(tx, await passDeadline(tx, row, now), {
    reason: 'canceled_by_merchant',
    actor: { type: 'merchant', id: merchantId },
    now,
  });
  return describeMerchantInvoice(canceled);
}

function isOwn({ merchantId, invoiceId }: InvoiceLookup) {
  return and(eq(invoice.id, invoiceId), eq(invoice.merchantId, merchantId));
}

/** The server's addition to a fixed amount, if any; the amount includes it (ROUTING-203). */
export function describeAdjustment({ adjustment }: Pick<InvoiceRow, 'adjustment'>) {
  return adjustment > 0n ? { adjustment: amountToWire(adjustment) } : {};
}

/**
 * `MerchantInvoice` of the contract.
 * @param refunded its refunds that have not failed, in minor units
 */
export function describeMerchantInvoice(row: InvoiceRow, refunded = 0n) {
  return {
    invoiceId: row.id,
    merchantInvoiceId: row.merchantInvoiceId,
    status: row.status,
    amount: amountToWire(row.amount),
    ...describeAdjustment(row),
    ...describeRefunds(row, refunded),
    fee: row.fee === null ? null : amountToWire(row.fee),
    currency: row.currency,
    isTest: row.isTest,
    createdDate: row.createdAt.toISOString(),
    statusDate: row.statusAt.toISOString(),
  };
}
