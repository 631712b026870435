import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  invoiceListAddress,
  namesTerminal,
  readInvoiceListQuery,
  type InvoiceListQuery,
} from '../../addresses/invoice-list-address.ts';
import { readStoredTerminal, storeTerminal } from '../../session/stored-terminal.ts';

/** The state of the list from the address; storage fills in the rest (OFFICE-32). */
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
      // The replaced history entry keeps its meaning, even if storage changes later.
      if (!isNamed) navigate(invoiceListAddress(query), { replace: true });
      storeTerminal(window.localStorage, next.terminalId);
      navigate(invoiceListAddress(next));
    },
    [isNamed, navigate, query],
  );
  return [query, change];
}
