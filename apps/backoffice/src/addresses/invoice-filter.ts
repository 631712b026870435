import { invoiceStatuses } from '@tiyin/domain/invoices';
import type { AddressConditions } from './address-conditions.ts';
import {
  conditionsOf,
  filterConditions,
  readValues,
  sentValues,
  type FilterParameters,
  type FilterValues,
} from './filter-fields.ts';
import { i18n } from '../texts/i18n.ts';

/** The conditions of the list besides its terminal (INVOICE-53). */
export interface InvoiceFilter extends FilterValues {
  /** Empty for none. */
  readonly search: string;
  /** Any of them; an empty list means all. */
  readonly statusIds: readonly number[];
}

/** All invoices. */
export const noFilter: InvoiceFilter = { search: '', statusIds: [], ...readValues(() => null) };

/** The largest sum in the filter, in major units: still exact with its decimals. */
export const LARGEST_SUM = 9_999_999_999_999;

const SEARCH_LIMIT = 128;

/**
 * The filter of an address. Invalid dates and numbers, and empty values are dropped (OFFICE-31).
 */
export function readInvoiceFilter(parameters: URLSearchParams): InvoiceFilter {
  const chosen = parameters.getAll('statusIds');
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LIMIT).trim(),
    statusIds: invoiceStatuses.map(({ id }) => id).filter((id) => chosen.includes(String(id))),
    ...readValues((name) => parameters.get(name)),
  };
}

/** The conditions of an address; those that are invalid are named (OFFICE-935). */
export const invoiceConditions: AddressConditions = {
  statusIds: {
    label: () => i18n.t('Status'),
    isValid: (text) => invoiceStatuses.some(({ id }) => String(id) === text),
    isList: true,
  },
  ...filterConditions,
};

/** The filter as entries of an address; empty values are dropped. */
export function filterEntries(filter: InvoiceFilter): [string, string][] {
  const search = filter.search.trim();
  const entries: [string, string][] = search === '' ? [] : [['search', search]];
  for (const id of filter.statusIds) entries.push(['statusIds', String(id)]);
  for (const { name, value } of conditionsOf(filter)) {
    if (value !== null) entries.push([name, String(value)]);
  }
  return entries;
}

/** Whether the filter leaves anything out. */
export function isNarrowing(filter: InvoiceFilter): boolean {
  return filterEntries(filter).length > 0;
}

/**
 * The number of active conditions of the filter's dialog, each status separately; the search has
 * its own field.
 */
export function countFilters(filter: InvoiceFilter): number {
  return filterEntries({ ...filter, search: '' }).length;
}

/** Whether a lower bound is above its upper one: there is nothing to find then. */
export function isCrossed(filter: InvoiceFilter): boolean {
  return conditionsOf(filter).some(
    ({ high, value }) => value !== null && high !== null && value > high,
  );
}

/** The filter as the calls take it, empty values dropped. */
export function filterParameters(filter: InvoiceFilter): FilterParameters {
  const { search, statusIds } = filter;
  return {
    ...(search !== '' && { search }),
    ...(statusIds.length > 0 && { statusIds: [...statusIds] }),
    ...sentValues(filter),
  };
}
