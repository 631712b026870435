import { useListRefunds } from '@tiyin/api/hooks/invoices';
import type { Invoice, RefundListAnswer } from '@tiyin/api/types';
import { isFinalStatus } from '@tiyin/domain/invoices';
import { useState } from 'react';
import { InvoiceSection } from './InvoiceSection.tsx';
import { refundTable } from './refund-table.tsx';
import { useSectionRows } from './useSectionRows.ts';

export interface RefundsProps {
  readonly invoice: Invoice;
  /** Of the invoice: when it changes, the refunds are requested again. */
  readonly freshness: string;
}

/** The refresh interval of refunds that may still change, in milliseconds. */
const REFRESH_MS = 5000;

const isAnyOpen = (answer: RefundListAnswer | undefined) =>
  answer?.data.some(({ invoiceStatus }) => !isFinalStatus(invoiceStatus.code)) ?? false;

/** The refunds of a deposit (INVOICE-230): counted at once where there are some, else requested on opening. */
export function Refunds({ freshness, invoice }: RefundsProps) {
  const { invoiceId, refundedAmount } = invoice;
  const [isOpened, setIsOpened] = useState(false);
  const isWanted = isOpened || refundedAmount !== undefined;
  const query = useListRefunds(isWanted ? { invoiceId } : null, {
    refreshInterval: (answer) => (isAnyOpen(answer) ? REFRESH_MS : 0),
  });
  const answer = useSectionRows(query, freshness);
  return (
    <InvoiceSection
      {...refundTable}
      {...answer}
      onExpandedChange={(isExpanded) => {
        if (isExpanded) setIsOpened(true);
      }}
    />
  );
}
