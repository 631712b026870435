import type { InvoiceState, WebhookType } from '@tiyin/api/types';
import type { WebhookData } from '@tiyin/api/webhooks';
import type { MerchantId } from '@tiyin/domain/ids';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { newCallbackId, writeAlone } from './write-event.ts';

/** Example data of each type (API-468): a type without it does not compile. */
const examples: { readonly [T in WebhookType]: () => WebhookData<T> } = {
  'invoice.status_changed': () => invoiceState({ status: 'DONE', fee: 75_000 }),
  'invoice.amount_changed': () => invoiceState({ amount: 4_000_000 }),
  'refund.status_changed': () => ({ ...invoiceState({ fee: 0 }), refundOf: uuidv7() }),
  'settlement.created': () => ({
    id: 1,
    terminalId: 1,
    amount: 128_000_000,
    currency: 'UZS',
    settlementAmount: 100_000_000,
    isTest: true,
  }),
};

/** An invoice that is not there, with an order number that no shop uses. */
function invoiceState(differences: Partial<InvoiceState>): InvoiceState {
  return {
    invoiceId: uuidv7(),
    merchantInvoiceId: 'test-event',
    status: 'PENDING',
    amount: 5_000_000,
    fee: null,
    currency: 'UZS',
    isTest: true,
    sequence: 1,
    ...differences,
  };
}

type Command = {
  readonly merchantId: MerchantId;
  readonly type: WebhookType;
  readonly now: Date;
};

/** Makes an example event of a type, and its webhook if the merchant has an address (API-468). */
export async function sendTestEvent(tx: Tx, { merchantId, now, type }: Command) {
  const id = newCallbackId(now);
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data: examples[type]() });
  await writeAlone(tx, { callbackId: id, merchantId, isTest: true, type, body, createdAt: now });
  return { id, type };
}
