import type { InvoiceState, WebhookType } from '@tiyin/api/types';
import type { WebhookData } from '@tiyin/api/webhooks';
import { amountToWire } from '@tiyin/domain/money';
import type { settlement } from '../db/schema.ts';
import type { InvoiceRow } from '../payments/invoice-rows/invoice-row.ts';

/** The rows from which the data of each type is made. */
type Sources = {
  readonly 'invoice.status_changed': InvoiceRow;
  readonly 'invoice.amount_changed': InvoiceRow;
  readonly 'refund.status_changed': InvoiceRow;
  readonly 'settlement.created': typeof settlement.$inferSelect;
};

/** The data of each type of webhook in the contract (API-240): one without an entry does not compile. */
const describe: { readonly [T in WebhookType]: (source: Sources[T]) => WebhookData<T> } = {
  'invoice.status_changed': describeInvoice,
  'invoice.amount_changed': describeInvoice,
  'refund.status_changed': (row) => {
    if (row.refundOf === null) throw new Error(`invoice ${row.id} is no refund`);
    return { ...describeInvoice(row), refundOf: row.refundOf };
  },
  'settlement.created': (row) => ({
    id: row.id,
    terminalId: row.terminalId,
    amount: amountToWire(row.baseAmount),
    currency: row.currency,
    settlementAmount: amountToWire(row.settlementAmount),
    isTest: row.isTest,
  }),
};

/** The types of webhooks about an invoice, which its sequence orders (API-242). */
export type InvoiceWebhookType = {
  [T in WebhookType]: Sources[T] extends InvoiceRow ? T : never;
}[WebhookType];

/** The other types, which stand alone (API-243). */
export type SingleWebhookType = Exclude<WebhookType, InvoiceWebhookType>;

/** The row from which the data of a type is made. */
export type WebhookSource<T extends WebhookType> = Sources[T];

/**
 * The text of a webhook.
 * @param at the time of the event
 */
export function webhookBody<T extends WebhookType>(type: T, source: Sources[T], at: Date): string {
  const data: WebhookData<T> = describe[type](source);
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/** The type of the webhook about an invoice's status (API-241). */
export function statusWebhook({ refundOf }: Pick<InvoiceRow, 'refundOf'>): InvoiceWebhookType {
  return refundOf === null ? 'invoice.status_changed' : 'refund.status_changed';
}

function describeInvoice(row: InvoiceRow): InvoiceState {
  return {
    invoiceId: row.id,
    merchantInvoiceId: row.merchantInvoiceId,
    status: row.status,
    amount: amountToWire(row.amount),
    fee: row.fee === null ? null : amountToWire(row.fee),
    currency: row.currency,
    isTest: row.isTest,
    sequence: row.eventSequence,
  };
}
