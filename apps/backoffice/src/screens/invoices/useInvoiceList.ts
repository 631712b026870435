import { useCountNewInvoices, useListInvoices } from '@tiyin/api/hooks/invoices';
import type { InvoiceExtraColumn } from '@tiyin/api/types';
import { invoiceListAddress, type InvoiceListQuery } from '../../addresses/invoice-list-address.ts';
import { shownAs, shownParameters } from './list-parameters.ts';
import { defaultSort } from '../../addresses/invoice-sort.ts';
import { useMerchantId } from '../../session/useMerchantId.ts';
import { useHeldPage } from './useHeldPage.ts';

/** The refresh interval of the newest invoices, in milliseconds, so that staff see money arrive. */
const REFRESH_MS = 5000;

/**
 * The list of a query: current on its first page, without rows that move while a person reads.
 * @param extras the columns that are read only on request
 */
export function useInvoiceList(query: InvoiceListQuery, extras: readonly InvoiceExtraColumn[]) {
  const { page, size, sort } = query;
  // New ones come first only where the newest do; other orders are as of when they were opened.
  const isFresh = page === 0 && sort === defaultSort;
  const refreshInterval = isFresh ? REFRESH_MS : 0;
  const chosen = useMerchantId();
  // A terminal's invoices are those of its merchant: which that is need not be known first.
  const isOfTerminal = query.terminalId !== null;
  const merchantId = isOfTerminal ? null : chosen.merchantId;
  const parameters = shownParameters({ ...query, merchantId });
  const isKnown = isOfTerminal || !chosen.isLoading;
  const list = useListInvoices(
    isKnown ? { ...parameters, ...shownAs(extras, sort), page, size } : null,
    { refreshInterval },
  );
  const shown = useHeldPage(list.data, `${invoiceListAddress(query)} ${merchantId}`);
  const since = isFresh ? shown.newerThan : undefined;
  const newer = useCountNewInvoices(since === undefined ? null : { ...parameters, since }, {
    refreshInterval,
  });
  const isMissing = list.error !== undefined && list.data === undefined;
  return {
    merchantId,
    answer: list.data,
    // Another page's rows stay while this one's load, but not after they failed.
    page: isMissing ? undefined : shown.page,
    isStale: shown.isStale,
    problem: list.error,
    onRetry: () => void list.mutate(),
    isRetrying: list.isValidating,
    newer: since === undefined ? undefined : newer.data?.data,
    onShowNewer: shown.release,
  };
}
