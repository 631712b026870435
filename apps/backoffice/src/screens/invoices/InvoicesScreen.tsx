import { useListInvoices } from '@tiyin/api/hooks/invoices';
import { useGetMerchantBalance } from '@tiyin/api/hooks/merchants';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { InvoicesView } from './InvoicesView.tsx';
import { clampPage, invoiceListAddress, namesTerminal } from './invoice-list-address.ts';
import { storeListAddress } from './stored-list-address.ts';
import { useInvoiceListQuery } from './useInvoiceListQuery.ts';
import { useLastPage } from './useLastPage.ts';

/** How often the newest invoices are asked for again, in milliseconds, so that staff see money arrive. */
const REFRESH_MS = 5000;

/** The list of invoices, kept fresh on its first page. */
export function InvoicesScreen() {
  const [query, setQuery] = useInvoiceListQuery();
  const { page, size, terminalId } = query;
  const refreshInterval = page === 0 ? REFRESH_MS : 0;
  const parameters = terminalId === null ? { page, size } : { page, size, terminalId };
  const list = useListInvoices(parameters, { refreshInterval });
  const lastPage = useLastPage(list.data);
  const maySeeFinance = useIsPermitted({ permission: 'merchant.read.finance' });
  const isBalanceShown = maySeeFinance && terminalId !== null;
  const balance = useGetMerchantBalance(isBalanceShown ? { terminalId } : null, {
    refreshInterval: REFRESH_MS,
  });
  const isSeeded = !namesTerminal(useSearch()) && terminalId !== null;
  const target = list.data === undefined ? query : clampPage(query, list.data);
  const address = invoiceListAddress(target);
  useEffect(() => storeListAddress(window.sessionStorage, address), [address]);
  useDocumentTitle('Invoices');
  // The address carries what the list shows, also where storage said it (decision 43).
  if (isSeeded || target !== query) return <Redirect key={address} to={address} replace />;
  return (
    <InvoicesView
      query={query}
      onQueryChange={setQuery}
      // Another page's rows stay while this one's are on their way, not when these have failed.
      page={list.error === undefined ? lastPage : list.data}
      isStale={list.data === undefined && lastPage !== undefined}
      problem={list.error}
      onRetry={() => void list.mutate()}
      isRetrying={list.isValidating}
      balance={isBalanceShown ? balance.data?.data : 'hidden'}
    />
  );
}
