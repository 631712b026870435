import type { Invoice, Refund } from '@tiyin/api/types';
import { CopyButton } from '@tiyin/ui/copy-button';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { Money } from '@tiyin/ui/payments/money';
import { shortId } from '../../../identifier/short-id.ts';
import { i18n } from '../../../texts/i18n.ts';
import { invoicePath } from '../../../routing/paths.ts';
import { CopiedIdentifier } from '../CopiedIdentifier.tsx';
import type { SectionTable } from './InvoiceSection.tsx';
import { TimeCell } from './TimeCell.tsx';

/** Whether an invoice has a list of refunds, which may be empty: a deposit that is DONE or was refunded. */
export function mayHaveRefunds({ flowType, invoiceStatus, refundedAmount }: Invoice): boolean {
  if (flowType.code !== 'DEPOSIT') return false;
  return invoiceStatus.code === 'DONE' || refundedAmount !== undefined;
}

/** The refunds of a deposit, also failed ones, with the link of an open form (INVOICE-231). */
export const refundTable: SectionTable<Refund> = {
  title: () => i18n.t('Refunds'),
  emptyText: () => i18n.t('No refunds'),
  rowKey: ({ invoiceId }) => invoiceId,
  columns: [
    {
      id: 'invoiceId',
      header: () => i18n.t('Invoice ID'),
      cell: ({ invoiceId }) => (
        <CopiedIdentifier
          value={invoiceId}
          shown={shortId(invoiceId.toUpperCase())}
          what={i18n.t('Refund ID')}
          href={invoicePath(invoiceId)}
        />
      ),
      fold: 'title',
    },
    {
      id: 'status',
      header: () => i18n.t('Status'),
      cell: ({ invoiceStatus }) => <InvoiceStatusBadge status={invoiceStatus.code} />,
    },
    {
      id: 'amount',
      header: () => i18n.t('Amount'),
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      align: 'end',
    },
    {
      id: 'createdDate',
      header: () => i18n.t('Created (UTC)'),
      cell: ({ createdDate }) => <TimeCell time={createdDate} />,
    },
    {
      id: 'reason',
      header: () => i18n.t('Reason'),
      cell: ({ reason }) => reason ?? '—',
      size: 'fill',
    },
    {
      id: 'formUrl',
      header: () => i18n.t('Customer’s form'),
      cell: ({ formUrl }) =>
        formUrl === undefined ? (
          '—'
        ) : (
          <CopyButton value={formUrl} what={i18n.t('Link of the refund form')} />
        ),
    },
  ],
};
