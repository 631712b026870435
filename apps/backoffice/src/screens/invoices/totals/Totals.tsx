import { useSumInvoices } from '@tiyin/api/hooks/invoices';
import { shownParameters, type ShownList } from '../list-parameters.ts';
import { TotalsView } from './TotalsView.tsx';

/** How often the sums are renewed, in milliseconds: they read every invoice of the filter. */
const SUMS = { refreshInterval: 30_000, keepPreviousData: true };

/** The sums of a list; nothing where they do not load, because the rows say why. */
export function Totals({ list }: { readonly list: ShownList }) {
  const { data, error } = useSumInvoices(shownParameters(list), SUMS);
  if (error !== undefined && data === undefined) return null;
  return <TotalsView totals={data?.data} />;
}
