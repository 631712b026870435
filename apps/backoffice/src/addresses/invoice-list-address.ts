import { defaultPageSize, pageSizes, totalPages, type PageSize } from '@tiyin/domain/paging';
import type { InvoiceSort } from '@tiyin/api/types';
import { i18n } from '../texts/i18n.ts';
import type { AddressConditions } from './address-conditions.ts';
import {
  filterEntries,
  invoiceConditions,
  readInvoiceFilter,
  type InvoiceFilter,
} from './invoice-filter.ts';
import { defaultSort, readSort } from './invoice-sort.ts';

/** The path of the list, which is also the landing page. */
export const invoicesPath = '/invoices';

/** The state of the list; the address has all of it (OFFICE-32). */
export interface InvoiceListQuery {
  /** Only this terminal's; null for those of all terminals. */
  readonly terminalId: number | null;
  readonly filter: InvoiceFilter;
  /** Zero-based. */
  readonly page: number;
  readonly size: PageSize;
  readonly sort: InvoiceSort;
}

const ALL_TERMINALS = 'all';
const LARGEST_PAGE = 100_000;

function readNumber(text: string | null, largest: number): number | undefined {
  const value = text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return value <= largest ? value : undefined;
}

/** Whether the address names the terminal; otherwise storage decides (OFFICE-32). */
export function namesTerminal(search: string): boolean {
  return new URLSearchParams(search).has('terminal');
}

/** The condition of an address that names the terminal. */
export const terminalCondition: AddressConditions = {
  terminal: {
    label: () => i18n.t('Terminal'),
    isValid: (text) =>
      text === ALL_TERMINALS || readNumber(text, Number.MAX_SAFE_INTEGER) !== undefined,
  },
};

/** The conditions of the list. */
export const invoiceListConditions: AddressConditions = {
  ...terminalCondition,
  ...invoiceConditions,
};

/** The list for an address. Missing or invalid parts get the default. */
export function readInvoiceListQuery(search: string): InvoiceListQuery {
  const parameters = new URLSearchParams(search);
  const page = readNumber(parameters.get('page'), LARGEST_PAGE + 1);
  const size = Number(parameters.get('size'));
  return {
    filter: readInvoiceFilter(parameters),
    page: page === undefined ? 0 : page - 1,
    size: pageSizes.find((offered) => offered === size) ?? defaultPageSize,
    sort: readSort(parameters.get('sort')),
    terminalId: readNumber(parameters.get('terminal'), Number.MAX_SAFE_INTEGER) ?? null,
  };
}

/** The query that has something to show: for a page beyond the end, the last page that there is. */
export function clampPage(
  query: InvoiceListQuery,
  answer: { readonly data: readonly unknown[]; readonly total: number },
): InvoiceListQuery {
  // Where the total is capped there are pages beyond it, and they have rows.
  if (answer.data.length > 0) return query;
  const last = Math.max(totalPages(answer.total, query.size) - 1, 0);
  return query.page > last ? { ...query, page: last } : query;
}

/** The address of a list. The terminal is always named; pages are counted from one, as people do. */
export function invoiceListAddress({
  filter,
  page,
  size,
  sort,
  terminalId,
}: InvoiceListQuery): string {
  const parameters = new URLSearchParams({ terminal: String(terminalId ?? ALL_TERMINALS) });
  for (const [name, value] of filterEntries(filter)) parameters.append(name, value);
  if (page > 0) parameters.set('page', String(page + 1));
  if (size !== defaultPageSize) parameters.set('size', String(size));
  if (sort !== defaultSort) parameters.set('sort', sort);
  return `${invoicesPath}?${parameters.toString()}`;
}
