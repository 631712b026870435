import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { namesTerminal, readInvoiceListQuery } from '../../addresses/invoice-list-address.ts';
import { readStoredTerminal, storeTerminal } from '../../session/stored-terminal.ts';
import { reportsAddress } from './report-address.ts';

/**
 * The terminal of the reports: the address's, else the one chosen last (OFFICE-20); null for all.
 */
export function useReportTerminal(): [number | null, (terminalId: number | null) => void] {
  const [, navigate] = useLocation();
  const search = useSearch();
  const terminalId = namesTerminal(search)
    ? readInvoiceListQuery(search).terminalId
    : readStoredTerminal(window.localStorage);
  const choose = useCallback(
    (chosen: number | null) => {
      storeTerminal(window.localStorage, chosen);
      navigate(reportsAddress(chosen));
    },
    [navigate],
  );
  return [terminalId, choose];
}
