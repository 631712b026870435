import { useState } from 'react';
import type { InvoicePage } from './InvoicesView.tsx';

/** The page of the query before this one, to be shown while its own is on its way. */
export function useLastPage(page: InvoicePage | undefined): InvoicePage | undefined {
  const [last, setLast] = useState(page);
  if (page !== undefined && page !== last) setLast(page);
  return page ?? last;
}
