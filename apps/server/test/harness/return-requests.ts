import type {
  InvoiceReturnRequest,
  ReturnPreviewRequest,
  ReturnRequest,
  TransactionConfirmation,
  TransactionEnd,
} from '@tiyin/api/types';
import type { RequestParts } from './request-parts.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

const giveBack = {
  amount: 10_000,
  reason: 'The sender asked for it',
  payee: { credential: '9860120115551234' },
} satisfies ReturnRequest;

/** Valid requests about returns: see `validRequests`. */
export const returnRequests = {
  returnTransfer: ({ transferId }) => ({ path: { id: String(transferId) }, body: giveBack }),
  returnInvoiceMoney: ({ overpaidInvoiceId: invoiceId }) => ({
    body: { ...giveBack, invoiceId } satisfies InvoiceReturnRequest,
  }),
  previewReturn: ({ overpaidInvoiceId: invoiceId }) => {
    const { amount, payee } = giveBack;
    return { body: { invoiceId, amount, payee } satisfies ReturnPreviewRequest };
  },
  listReturns: ({ overpaidInvoiceId: invoiceId }) => ({ query: { invoiceId } }),
  getReturn: () => ({ path: { id: '019bc119-0100-725a-8c68-a39720f74021' } }),
  listSuspense: () => ({ query: { page: '0', size: '5' } }),
  confirmReturn: () => ({
    path: { id: '019bc119-0100-725a-8c68-a39720f74021' },
    body: { status: 'paid', transferId: 'bank-2' } satisfies TransactionConfirmation,
  }),
  endReturn: () => ({
    path: { id: '019bc119-0100-725a-8c68-a39720f74021' },
    body: { status: 'failed', reason: 'The bank shows no debit' } satisfies TransactionEnd,
  }),
} as const satisfies Record<string, (form: LiveForm, world: World) => RequestParts>;
