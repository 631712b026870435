import { formatInvoiceDay, parseReportDay } from '@tiyin/domain/dates';
import { invoiceStatusById } from '@tiyin/domain/invoices';
import { formatMajorUnits } from '@tiyin/domain/money';
import { isNarrowing, noFilter, type InvoiceFilter } from '../../addresses/invoice-filter.ts';

/** One thing that narrows the list, in words that are understood alone, and the filter without it. */
export interface FilterChip {
  readonly id: string;
  readonly label: string;
  readonly without: InvoiceFilter;
}

function dayInWords(day: string): string {
  const read = parseReportDay(day);
  return read.ok ? formatInvoiceDay(read.ms) : day;
}

const single = [
  ['dateFrom', ({ dateFrom: day }) => day && `Date From: ${dayInWords(day)}`],
  ['dateTo', ({ dateTo: day }) => day && `Date To: ${dayInWords(day)}`],
  ['lastStatusDate', ({ lastStatusDate: day }) => day && `Last Status Date: ${dayInWords(day)}`],
  ['flowType', ({ flowType }) => flowType && `Flow Type: ${flowType}`],
  ['sumFrom', ({ sumFrom: sum }) => sum !== null && `Sum From: ${formatMajorUnits(sum)}`],
  ['sumTo', ({ sumTo: sum }) => sum !== null && `Sum To: ${formatMajorUnits(sum)}`],
  ['search', ({ search }) => search !== '' && `Search: ${search}`],
] as const satisfies readonly (readonly [
  keyof InvoiceFilter,
  (filter: InvoiceFilter) => string | false | null,
])[];

/** The conditions of the list, one by one: each status separately. */
export function filterChips(filter: InvoiceFilter): readonly FilterChip[] {
  if (!isNarrowing(filter)) return [];
  const statuses = filter.statusIds.map((id) => ({
    id: `status-${id}`,
    label: `Status: ${invoiceStatusById(id)?.code ?? id}`,
    without: { ...filter, statusIds: filter.statusIds.filter((other) => other !== id) },
  }));
  const others = single.flatMap(([id, words]) => {
    const label = words(filter);
    if (typeof label !== 'string' || label === '') return [];
    return [{ id, label, without: { ...filter, [id]: noFilter[id] } }];
  });
  return [...statuses, ...others];
}
