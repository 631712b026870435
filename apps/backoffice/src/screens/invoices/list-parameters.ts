import type { InvoiceExtraColumn, InvoiceSort } from '@tiyin/api/types';
import { defaultSort } from '../../addresses/invoice-sort.ts';
import type { FilterParameters } from '../../addresses/filter-fields.ts';
import { filterParameters } from '../../addresses/invoice-filter.ts';
import type { InvoiceListQuery } from '../../addresses/invoice-list-address.ts';

/** The list that is meant, and whose: of one merchant, or null for the person's whole scope. */
export interface ShownList extends Pick<InvoiceListQuery, 'filter' | 'terminalId'> {
  readonly merchantId: number | null;
}

/** The parameters shared by a list, its file and the count of newer invoices. */
export function shownParameters({ filter, merchantId, terminalId }: ShownList): FilterParameters & {
  readonly merchantId?: number;
  readonly terminalId?: number;
} {
  return {
    ...filterParameters(filter),
    ...(merchantId !== null && { merchantId }),
    ...(terminalId !== null && { terminalId }),
  };
}

/**
 * The parameters of the list and its file alone: the columns that are read only on request (INVOICE-464), and the order
 * (INVOICE-471).
 */
export function shownAs(
  extras: readonly InvoiceExtraColumn[],
  sort: InvoiceSort,
): { include?: InvoiceExtraColumn[]; sort?: InvoiceSort } {
  return {
    ...(extras.length > 0 && { include: [...extras] }),
    ...(sort !== defaultSort && { sort }),
  };
}
