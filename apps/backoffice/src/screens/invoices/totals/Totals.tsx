import { useSumInvoices } from '@tiyin/api/hooks/invoices';
import { useListTerminals } from '@tiyin/api/hooks/terminals';
import { useEffect } from 'react';
import { isNarrowing } from '../../../addresses/invoice-filter.ts';
import { shownParameters, type ShownList } from '../list-parameters.ts';
import { expectedCurrencies } from './expected-currencies.ts';
import { readCurrencies, storeCurrencies } from './stored-currencies.ts';
import { TotalsView } from './TotalsView.tsx';

/** How often the sums are renewed, in milliseconds: they read every invoice of the filter. */
const SUMS = { refreshInterval: 30_000, keepPreviousData: true };

/** Loaded with the page, for its choice of a terminal. */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };

export interface TotalsProps {
  readonly list: ShownList;
  /** The rows are there, which come first. */
  readonly isReady: boolean;
}

/**
 * The sums of a list; nothing where they do not load, because the rows say why. Their room is there before the list, and
 * the sums of the filter before stay until those of the new one come.
 */
export function Totals({ isReady, list }: TotalsProps) {
  const query = useSumInvoices(isReady ? shownParameters(list) : null, SUMS);
  const { data: terminals } = useListTerminals({}, KEPT);
  const totals = query.data?.data;
  const isOfAll = list.terminalId === null;
  // A filter may leave fewer than the list starts with.
  const isWhole = isOfAll && isReady && !query.isLoading && !isNarrowing(list.filter);
  const currencies = new Set(totals?.entries.map(({ currency }) => currency.code)).size;
  useEffect(() => {
    if (isWhole) storeCurrencies(window.localStorage, currencies);
  }, [currencies, isWhole]);
  if (query.error !== undefined && totals === undefined) return null;
  const last = readCurrencies(window.localStorage);
  return (
    <TotalsView
      totals={totals}
      isStale={query.isLoading}
      expectedCurrencies={expectedCurrencies(list, last, terminals?.data)}
    />
  );
}
