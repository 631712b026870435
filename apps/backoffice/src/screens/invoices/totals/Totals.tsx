import { useSumInvoices } from '@tiyin/api/hooks/invoices';
import { useEffect } from 'react';
import { isNarrowing } from '../../../addresses/invoice-filter.ts';
import { shownParameters, type ShownList } from '../list-parameters.ts';
import { readCurrencies, storeCurrencies } from './stored-currencies.ts';
import { TotalsView } from './TotalsView.tsx';

/** How often the sums are renewed, in milliseconds: they read every invoice of the filter. */
const SUMS = { refreshInterval: 30_000, keepPreviousData: true };

/**
 * The sums of a list; nothing where they do not load, because the rows say why. Their room is there before the list, and
 * the sums of the filter before stay until those of the new one come.
 * @param list missing until its rows are there, which come first
 */
export function Totals({ list }: { readonly list: ShownList | undefined }) {
  const query = useSumInvoices(list === undefined ? null : shownParameters(list), SUMS);
  const totals = query.data?.data;
  // A filter may leave fewer than the list starts with.
  const isWhole = list !== undefined && !query.isLoading && !isNarrowing(list.filter);
  const currencies = new Set(totals?.entries.map(({ currency }) => currency.code)).size;
  useEffect(() => {
    if (isWhole) storeCurrencies(window.localStorage, currencies);
  }, [currencies, isWhole]);
  if (query.error !== undefined && totals === undefined) return null;
  return (
    <TotalsView
      totals={totals}
      isStale={query.isLoading}
      expectedCurrencies={readCurrencies(window.localStorage)}
    />
  );
}
