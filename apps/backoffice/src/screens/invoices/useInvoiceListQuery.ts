import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  invoiceListAddress,
  namesTerminal,
  readInvoiceListQuery,
  type InvoiceListQuery,
} from '../../addresses/invoice-list-address.ts';
import { readStoredTerminal, storeTerminal } from '../../terminal-choice/stored-terminal.ts';

/** What the list shows, from the address; what the address does not say, storage does (OFFICE-32). */
export function useInvoiceListQuery(): [InvoiceListQuery, (query: InvoiceListQuery) => void] {
  const [, navigate] = useLocation();
  const search = useSearch();
  const isNamed = namesTerminal(search);
  const query = useMemo(() => {
    const read = readInvoiceListQuery(search);
    return isNamed ? read : { ...read, terminalId: readStoredTerminal(window.localStorage) };
  }, [isNamed, search]);
  const change = useCallback(
    (next: InvoiceListQuery) => {
      // The place left keeps its meaning when the person comes back to it, whatever storage then says.
      if (!isNamed) navigate(invoiceListAddress(query), { replace: true });
      storeTerminal(window.localStorage, next.terminalId);
      navigate(invoiceListAddress(next));
    },
    [isNamed, navigate, query],
  );
  return [query, change];
}
