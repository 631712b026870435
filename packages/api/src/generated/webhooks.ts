// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type * as types from './types.ts';

/** The body of each type of webhook. */
export interface WebhookBodies {
  /** An invoice reached a status. Also sent for its creation, and when staff send its status again. */
  readonly 'invoice.status_changed': types.InvoiceStatusChanged;
  /** The amount of an invoice changed, and its status did not. */
  readonly 'invoice.amount_changed': types.InvoiceAmountChanged;
  /** A refund reached a status. Also sent for its creation, and when staff send its status again. */
  readonly 'refund.status_changed': types.RefundStatusChanged;
  /** A part of the merchant's balance was paid out in USDT. */
  readonly 'settlement.created': types.SettlementCreated;
}

/** The data of a type of webhook. */
export type WebhookData<T extends types.WebhookType> = WebhookBodies[T]['data'];
