import type { DropSlice, SuccessDrop } from '@tiyin/api/types';
import { defaultPageSize } from '@tiyin/domain/paging';
import { utcDayOf } from '../../../addresses/filter-fields.ts';
import { noFilter, type InvoiceFilter } from '../../../addresses/invoice-filter.ts';
import { invoiceListAddress } from '../../../addresses/invoice-list-address.ts';
import { defaultSort } from '../../../addresses/invoice-sort.ts';

/** The list of the invoices of a slice on the days of its period (OFFICE-591). */
export function sliceAddress(
  { periodEnd, periodStart, terminalId }: SuccessDrop,
  { account, bank, paymentMethod, provider }: DropSlice,
): string {
  // An account has one bank, one provider and one method.
  const route: Partial<InvoiceFilter> = account
    ? { accountId: account.id }
    : {
        ...(account === null && { accountId: 0 }),
        ...(bank !== undefined && { bank }),
        ...(provider && { providerId: provider.id }),
        ...(paymentMethod !== undefined && { paymentMethod: paymentMethod?.name ?? 'none' }),
      };
  const days = {
    dateFrom: utcDayOf(Date.parse(periodStart)),
    dateTo: utcDayOf(Date.parse(periodEnd)),
  };
  return invoiceListAddress({
    filter: { ...noFilter, ...days, ...route },
    page: 0,
    size: defaultPageSize,
    sort: defaultSort,
    terminalId,
  });
}
