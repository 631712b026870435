import { dayMs } from '@tiyin/domain/dates';
import { currencies } from '@tiyin/domain/money';
import { type SQL, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { type invoiceTally, invoice } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import type { InvoiceFilter } from './invoice-filter.ts';
import { searched } from './search-invoices.ts';

/** Conditions that must all hold; none is always true. */
export type Conditions = readonly SQL[];

/** The conditions of a person's scope and mode (PEOPLE-20, INVOICE-52). */
export function scopeConditions(
  staff: Staff,
  { terminalId, merchantId }: Pick<InvoiceFilter, 'merchantId' | 'terminalId'>,
  table: typeof invoice | typeof invoiceTally = invoice,
): Conditions {
  return [
    inScope(staff, table.merchantId),
    merchantId === undefined ? undefined : eq(table.merchantId, merchantId),
    terminalId === undefined
      ? eq(table.isTest, staff.testDashboard)
      : eq(table.terminalId, terminalId),
  ].filter((condition) => condition !== undefined);
}

/**
 * The conditions of a whole filter, scope included.
 * @param reach the number of newest search results needed; default: all
 */
export function filterConditions(staff: Staff, filter: InvoiceFilter, reach?: number): Conditions {
  const others = [...scopeConditions(staff, filter), ...ownConditions(filter)];
  if (filter.search === undefined) return others;
  return [...others, searched(filter.search, { staff, others, reach })];
}

/** Whether a filter narrows further than scope, merchant and terminal do. */
export function isNarrowed(filter: InvoiceFilter): boolean {
  return filter.search !== undefined || ownConditions(filter).length > 0;
}

function ownConditions(filter: InvoiceFilter): Conditions {
  const { statuses, flowType, from, until, statusDay, sumFrom, sumTo } = filter;
  return [
    statuses === undefined ? undefined : inArray(invoice.status, [...statuses]),
    flowType && eq(invoice.flowType, flowType),
    from && gte(invoice.createdAt, from),
    until && lt(invoice.createdAt, until),
    ...(statusDay ? statusOn(statusDay) : []),
    sumFrom === undefined ? undefined : sql`${invoice.amount} >= ${minorUnits(sumFrom)}`,
    sumTo === undefined ? undefined : sql`${invoice.amount} <= ${minorUnits(sumTo)}`,
  ].filter((condition) => condition !== undefined);
}

/** No status is older than its invoice, so later invoices cannot match. */
function statusOn(day: Date): SQL[] {
  const end = new Date(day.getTime() + dayMs);
  return [gte(invoice.statusAt, day), lt(invoice.statusAt, end), lt(invoice.createdAt, end)];
}

/** Decimal major units in the minor units of each invoice's own currency; numeric, so never rounded. */
function minorUnits(major: string): SQL {
  const cases = Object.values(currencies).map(
    ({ code, dimension }) => sql`when ${code} then ${major}::numeric * ${10 ** dimension}::numeric`,
  );
  return sql`(case ${invoice.currency} ${sql.join(cases, sql` `)} end)`;
}
