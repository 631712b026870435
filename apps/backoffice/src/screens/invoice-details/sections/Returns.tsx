import { useListReturns } from '@tiyin/api/hooks/returns';
import type { Invoice } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useMemo, useState } from 'react';
import { EndReturn } from '../../returns/end/EndReturn.tsx';
import { isAnyReturnOpen, returnRows } from '../../returns/return-rows.ts';
import { returnTable } from '../../returns/return-table.tsx';
import { InvoiceSection } from './InvoiceSection.tsx';
import { useRefreshWith } from './useRefreshWith.ts';

export interface ReturnsProps {
  readonly invoice: Invoice;
  /** Of the invoice: when it changes, the returns are requested again. */
  readonly freshness: string;
}

/** The refresh interval of returns that may still change, in milliseconds. */
const REFRESH_MS = 5000;

/** The returns of a deposit (LEDGER-250): counted at once where money stands in suspense, else requested on opening. */
export function Returns({ freshness, invoice }: ReturnsProps) {
  const { invoiceId, suspenseAmount } = invoice;
  const [isOpened, setIsOpened] = useState(false);
  const isWanted = isOpened || suspenseAmount !== undefined;
  const { data, error, isValidating, mutate } = useListReturns(isWanted ? { invoiceId } : null, {
    refreshInterval: (answer) => (isAnyReturnOpen(answer) ? REFRESH_MS : 0),
  });
  const mayEnd = useIsPermitted({ permission: 'transfer.confirm' });
  useRefreshWith(freshness, mutate);
  const rows = useMemo(() => data && returnRows(data), [data]);
  return (
    <InvoiceSection
      {...returnTable}
      rows={rows}
      problem={error}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
      onExpandedChange={(isExpanded) => {
        if (isExpanded) setIsOpened(true);
      }}
    >
      {mayEnd && data && <EndReturn returns={data.data} />}
    </InvoiceSection>
  );
}
