import { filterParameters, type FilterParameters } from './invoice-filter.ts';
import type { InvoiceListQuery } from './invoice-list-address.ts';

/** What a list, its file and the count of what is newer are asked for alike. */
export function shownParameters({
  filter,
  terminalId,
}: Pick<InvoiceListQuery, 'filter' | 'terminalId'>): FilterParameters & {
  readonly terminalId?: number;
} {
  return { ...filterParameters(filter), ...(terminalId !== null && { terminalId }) };
}
