import type { CreateRefundRequest, RefundRequest } from '@tiyin/api/types';
import type { RequestParts } from './request-parts.ts';
import { returnRequests } from './return-requests.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

const refund = {
  amount: 120_000,
  reason: 'The goods came back',
  payee: { paymentMethodName: 'Humo', credential: '9860120115551234' },
} satisfies CreateRefundRequest;

/** Valid requests about refunds and returns: see `validRequests`. */
export const refundRequests = {
  ...returnRequests,
  listRefunds: (_, { doneInvoiceId: invoiceId }) => ({ query: { invoiceId } }),
  refundInvoice: (_, { doneInvoiceId: invoiceId }) => ({
    body: { ...refund, invoiceId } satisfies RefundRequest,
  }),
  createRefund: ({ merchantInvoiceId }, { doneInvoiceId: id }) => ({
    path: { id },
    headers: { 'idempotency-key': `refund-${merchantInvoiceId}` },
    body: refund,
  }),
} as const satisfies Record<string, (form: LiveForm, world: World) => RequestParts>;
