import type {
  OpenItemRequest,
  TransferAssignRequest,
  TransferReportRequest,
  TransferReversalRequest,
} from '@tiyin/api/types';
import type { RequestParts } from './request-parts.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

/** Valid requests about transfers: see `validRequests`. */
export const transferRequests = {
  listTransfers: () => ({ query: { page: '0', size: '10' } }),
  openMoneyItem: ({ invoiceId }) => ({
    body: { kind: 'deposit', id: invoiceId } satisfies OpenItemRequest,
  }),
  listWaitingMoney: () => ({ query: { page: '0', size: '10' } }),
  assignTransfer: ({ transferId, invoiceId }) => ({
    path: { id: String(transferId) },
    body: { invoiceId, reason: 'The customer sent the receipt' } satisfies TransferAssignRequest,
  }),
  reverseTransfer: ({ transferId }) => ({
    path: { id: String(transferId) },
    body: { reason: 'Reported by mistake' } satisfies TransferReversalRequest,
  }),
  reportTransfer: ({ invoiceId, amount, merchantInvoiceId }, { strayAccountId }) => ({
    body: {
      accountId: strayAccountId,
      amount,
      transferId: `bank-${merchantInvoiceId}`,
      comment: 'Seen on the statement',
      invoiceId,
    } satisfies TransferReportRequest,
  }),
} as const satisfies Record<string, (form: LiveForm, world: World) => RequestParts>;
