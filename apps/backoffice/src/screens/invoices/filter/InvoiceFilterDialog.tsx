import { useListInvoiceAssignees } from '@tiyin/api/hooks/invoices';
import { useListReferenceItems } from '@tiyin/api/hooks/reference';
import { useListTerminals } from '@tiyin/api/hooks/terminals';
import { largestDimensionOf, paymentCurrencyCodes } from '@tiyin/domain/money';
import { referenceHeaders } from '@tiyin/domain/references';
import type { Terminal } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { utcDayOf } from '../../../addresses/filter-fields.ts';
import { FilterDialog, type FilterDialogProps } from './FilterDialog.tsx';

/** The lists of statuses and terminals are kept for the session (OFFICE-31). */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };

type InvoiceFilterDialogProps = Omit<
  FilterDialogProps,
  'decimals' | 'onRetryStatuses' | 'people' | 'statuses' | 'today'
> & {
  /** Null for all of them. */
  readonly terminalId: number | null;
};

/** The filter with the statuses that the server knows, and sums in the currency of the terminal (LEDGER-235). */
export function InvoiceFilterDialog({ terminalId, ...props }: InvoiceFilterDialogProps) {
  const { data, error, mutate } = useListReferenceItems(
    { refHeaderId: referenceHeaders.paymentStatus },
    KEPT,
  );
  const terminals = useListTerminals({}, KEPT).data?.data;
  const seesPeople = useIsPermitted({ permission: 'invoice.event.read' });
  const people = useListInvoiceAssignees(seesPeople ? {} : null, KEPT).data?.data;
  const [today] = useState(() => utcDayOf(Date.now()));
  const missing = error === undefined ? 'loading' : 'failed';
  return (
    <FilterDialog
      {...props}
      decimals={decimalsOfListed(terminals, terminalId)}
      statuses={data?.data ?? missing}
      {...{ people, today }}
      onRetryStatuses={() => void mutate()}
    />
  );
}

/** The decimals of the chosen terminal's currency, else the most that one of the terminals has. */
function decimalsOfListed(terminals: readonly Terminal[] | undefined, terminalId: number | null) {
  const listed = terminals?.filter(({ id }) => terminalId === null || id === terminalId) ?? [];
  const codes = listed.map(({ currency }) => currency.code);
  return largestDimensionOf(codes.length === 0 ? paymentCurrencyCodes : codes);
}
