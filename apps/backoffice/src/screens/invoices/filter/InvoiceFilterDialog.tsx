import { useListReferenceItems } from '@tiyin/api/hooks/reference';
import { referenceHeaders } from '@tiyin/domain/references';
import { useState } from 'react';
import { utcDayOf } from '../invoice-filter.ts';
import { FilterDialog, type FilterDialogProps } from './FilterDialog.tsx';

/** The list of statuses is kept for the session (OFFICE-31). */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };

/** The filter with the statuses that the server knows. */
export function InvoiceFilterDialog(
  props: Omit<FilterDialogProps, 'onRetryStatuses' | 'statuses' | 'today'>,
) {
  const { data, error, mutate } = useListReferenceItems(
    { refHeaderId: referenceHeaders.paymentStatus },
    KEPT,
  );
  const [today] = useState(() => utcDayOf(Date.now()));
  const missing = error === undefined ? 'loading' : 'failed';
  return (
    <FilterDialog
      {...props}
      statuses={data?.data ?? missing}
      today={today}
      onRetryStatuses={() => void mutate()}
    />
  );
}
