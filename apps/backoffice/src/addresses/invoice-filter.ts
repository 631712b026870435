import { formatInvoiceDay, formatReportDay, parseReportDay } from '@tiyin/domain/dates';
import { flowTypes, invoiceStatuses, type FlowTypeCode } from '@tiyin/domain/invoices';
import { readMajorUnits } from '@tiyin/domain/money';
import type { ListInvoicesParameters } from '@tiyin/api/calls/invoices';

/** A UTC day, `yyyy-MM-dd`. */
export type Day = `${number}-${number}-${number}`;

/** The conditions of the list besides its terminal (INVOICE-53). */
export interface InvoiceFilter {
  /** Empty for none. */
  readonly search: string;
  /** Any of them; an empty list means all. */
  readonly statusIds: readonly number[];
  readonly dateFrom: Day | null;
  readonly dateTo: Day | null;
  readonly lastStatusDate: Day | null;
  readonly flowType: FlowTypeCode | null;
  /** Major units of each invoice's own currency. */
  readonly sumFrom: number | null;
  readonly sumTo: number | null;
}

/** All invoices. */
export const noFilter: InvoiceFilter = {
  search: '',
  statusIds: [],
  dateFrom: null,
  dateTo: null,
  lastStatusDate: null,
  flowType: null,
  sumFrom: null,
  sumTo: null,
};

/** The largest sum in the filter, in major units: still exact with its decimals. */
export const LARGEST_SUM = 9_999_999_999_999;

const SEARCH_LIMIT = 128;

function isDay(text: string): text is Day {
  return parseReportDay(text).ok;
}

/** The UTC day of an instant in Unix ms. Throws a RangeError for an invalid instant. */
export function utcDayOf(ms: number): Day {
  const day = formatReportDay(ms);
  if (!isDay(day)) throw new RangeError(`${ms} is on no day of the calendar`);
  return day;
}

function readDay(text: string | null): Day | null {
  const day = text?.trim() ?? '';
  return isDay(day) ? day : null;
}

function readSum(text: string | null): number | null {
  return text === null ? null : readMajorUnits(text);
}

/**
 * The filter of an address. Invalid dates and numbers, and empty values are dropped (OFFICE-31).
 */
export function readInvoiceFilter(parameters: URLSearchParams): InvoiceFilter {
  const chosen = parameters.getAll('statusIds');
  const flow = parameters.get('flowType');
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LIMIT).trim(),
    statusIds: invoiceStatuses.map(({ id }) => id).filter((id) => chosen.includes(String(id))),
    dateFrom: readDay(parameters.get('dateFrom')),
    dateTo: readDay(parameters.get('dateTo')),
    lastStatusDate: readDay(parameters.get('lastStatusDate')),
    flowType: flowTypes.find(({ code }) => code === flow)?.code ?? null,
    sumFrom: readSum(parameters.get('sumFrom')),
    sumTo: readSum(parameters.get('sumTo')),
  };
}

/** The filter as entries of an address; empty values are dropped. */
export function filterEntries(filter: InvoiceFilter): [string, string][] {
  const { search, statusIds, ...single } = filter;
  const entries: [string, string][] = search.trim() === '' ? [] : [['search', search.trim()]];
  for (const id of statusIds) entries.push(['statusIds', String(id)]);
  for (const [name, value] of Object.entries(single)) {
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
export function isCrossed({ dateFrom, dateTo, sumFrom, sumTo }: InvoiceFilter): boolean {
  const areDaysCrossed = dateFrom !== null && dateTo !== null && dateFrom > dateTo;
  return areDaysCrossed || (sumFrom !== null && sumTo !== null && sumFrom > sumTo);
}

/** The request parameters of a filter, empty values dropped. */
export type FilterParameters = Omit<
  ListInvoicesParameters,
  'merchantId' | 'page' | 'size' | 'terminalId'
>;

function wireDay(name: 'dateFrom' | 'dateTo' | 'lastStatusDate', day: string | null) {
  const read = day === null ? undefined : parseReportDay(day);
  return read?.ok === true ? { [name]: formatInvoiceDay(read.ms) } : {};
}

/** The filter as the calls take it: days as dd/MM/yyyy, sums in decimal major units (INVOICE-53). */
export function filterParameters(filter: InvoiceFilter): FilterParameters {
  const { dateFrom, dateTo, flowType, lastStatusDate, search, statusIds, sumFrom, sumTo } = filter;
  return {
    ...(search !== '' && { search }),
    ...(statusIds.length > 0 && { statusIds: [...statusIds] }),
    ...wireDay('dateFrom', dateFrom),
    ...wireDay('dateTo', dateTo),
    ...wireDay('lastStatusDate', lastStatusDate),
    ...(flowType !== null && { flowType }),
    ...(sumFrom !== null && { sumFrom: String(sumFrom) }),
    ...(sumTo !== null && { sumTo: String(sumTo) }),
  };
}
