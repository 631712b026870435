import { useSumInvoices } from '@tiyin/api/hooks/invoices';
import {
  invoiceListAddress,
  type InvoiceListQuery,
} from '../../../addresses/invoice-list-address.ts';
import { shownParameters } from '../list-parameters.ts';
import { TodayView } from './TodayView.tsx';
import { useUtcDay } from './useUtcDay.ts';

/** As often as the totals, in milliseconds. */
const SUMS = { refreshInterval: 30_000, keepPreviousData: true };

export interface TodayProps {
  readonly query: InvoiceListQuery;
  readonly merchantId: number | null;
  /** The rows are there, which come first. */
  readonly isReady: boolean;
}

/** Today's invoices of a list of all days; nothing where they do not load, because the rows say why. */
export function Today({ isReady, merchantId, query }: TodayProps) {
  const days = useUtcDay();
  const list = { ...query, filter: { ...query.filter, ...days }, page: 0 };
  const { data, error } = useSumInvoices(
    isReady ? shownParameters({ ...list, merchantId }) : null,
    SUMS,
  );
  if (error !== undefined && data === undefined) return null;
  return <TodayView totals={data?.data} href={invoiceListAddress(list)} />;
}
