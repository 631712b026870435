import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { invoicePath } from '../../routing/paths.ts';
import { useAskToLeave } from '../../routing/useUnsavedEdits.tsx';
import { readNeighbours, storeOpened } from '../invoices/stored-neighbours.ts';
import type { InvoiceWays } from './useInvoiceKeys.ts';

/** The ways from an invoice to its neighbours and to the list; with unsaved edits each asks first (OFFICE-18). */
export function useInvoiceWays(id: string, listHref: string): InvoiceWays {
  const [, navigate] = useLocation();
  const ask = useAskToLeave();
  useEffect(() => storeOpened(window.sessionStorage, id), [id]);
  const { next, previous } = readNeighbours(window.sessionStorage, id) ?? {};
  // The way back stays that to the list. Replacing the address does not ask by itself.
  const to = (other: string | undefined) =>
    other === undefined
      ? undefined
      : () => ask(() => navigate(invoicePath(other), { replace: true }));
  return { onList: () => navigate(listHref), onNext: to(next), onPrevious: to(previous) };
}
