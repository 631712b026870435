import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, eq, sql } from '../../db/drizzle.ts';
import { type invoiceTally, invoice } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { isAssigned } from './assignments.ts';
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
 * The conditions of a whole filter, scope included; nothing is found without a permission that it needs.
 * @param reach the number of newest search results needed; default: all
 */
export function filterConditions(staff: Staff, filter: InvoiceFilter, reach?: number): Conditions {
  const others = conditionsBesidesSearch(staff, filter);
  if (filter.search === undefined) return others;
  const scope = scopeConditions(staff, filter);
  return [...others, searched(filter.search, { staff, others, scope, reach })];
}

/** Those of a whole filter but for its search. */
export function conditionsBesidesSearch(staff: Staff, filter: InvoiceFilter): Conditions {
  const isAllowed = filter.needs.every((each) => hasPermission(staff.permissions, each));
  const own = isAllowed ? ownConditions(staff, filter) : [sql`false`];
  return [...scopeConditions(staff, filter), ...own];
}

function ownConditions(staff: Staff, { assignee, own }: InvoiceFilter): Conditions {
  return assignee === undefined ? own : [...own, isAssigned(assignee, staff)];
}

/** Whether a filter narrows further than scope, merchant and terminal do. */
export function isNarrowed(filter: InvoiceFilter): boolean {
  return filter.search !== undefined || filter.assignee !== undefined || filter.own.length > 0;
}
