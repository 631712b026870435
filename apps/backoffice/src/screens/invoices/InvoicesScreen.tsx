import { useListInvoices } from '@tiyin/api/hooks/invoices';
import { useGetMerchantBalance } from '@tiyin/api/hooks/merchants';
import { Redirect, useSearch } from 'wouter';
import { usePermission } from '../../session/CurrentUser.tsx';
import { InvoicesView } from './InvoicesView.tsx';
import { invoiceListAddress, namesTerminal } from './invoice-list-address.ts';
import { useInvoiceListQuery } from './useInvoiceListQuery.ts';

/** How often the newest invoices are asked for again, in milliseconds, so that staff see money arrive. */
const REFRESH_MS = 5000;

/** The list of invoices, kept fresh on its first page. */
export function InvoicesScreen() {
  const [query, setQuery] = useInvoiceListQuery();
  const { page, size, terminalId } = query;
  const refreshInterval = page === 0 ? REFRESH_MS : 0;
  const parameters = terminalId === null ? { page, size } : { page, size, terminalId };
  const list = useListInvoices(parameters, { keepPreviousData: true, refreshInterval });
  const isBalanceShown = usePermission('merchant.read.finance') && terminalId !== null;
  const balance = useGetMerchantBalance(isBalanceShown ? { terminalId } : null, {
    refreshInterval: REFRESH_MS,
  });
  const isSeeded = !namesTerminal(useSearch()) && terminalId !== null;
  // The address carries what the list shows, also where storage said it (decision 43).
  if (isSeeded) return <Redirect to={invoiceListAddress(query)} replace />;
  return (
    <InvoicesView
      query={query}
      onQueryChange={setQuery}
      page={list.data}
      isStale={list.isLoading && list.data !== undefined}
      problem={list.error}
      onRetry={() => void list.mutate()}
      isRetrying={list.isValidating}
      balance={isBalanceShown ? balance.data?.data : 'hidden'}
    />
  );
}
