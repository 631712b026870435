import { type SQL, and, sql } from '../../db/drizzle.ts';
import { invoice, invoiceTally } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { tallies } from '../tallies/read-tallies.ts';
import { type Conditions, isNarrowed, scopeConditions } from './filter-conditions.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

/**
 * The number of invoices that match the conditions, up to a limit; beyond it nothing is counted
 * (INVOICE-56).
 */
export function countUpTo(conditions: Conditions, limit: number): SQL {
  return sql`(select count(*) from
    (select from ${invoice} where ${and(...conditions)} limit ${limit}) as counted)`;
}

/**
 * The number of invoices of a filter without a search, up to a limit; from the tallies if it has only merchant and
 * terminal (ADR 18).
 */
export function countFiltered(
  { staff, filter, conditions }: { staff: Staff; filter: InvoiceFilter; conditions: Conditions },
  limit: number,
): SQL {
  if (isNarrowed(filter)) return countUpTo(conditions, limit);
  const scope = scopeConditions(staff, filter, invoiceTally);
  return sql`(select least(coalesce(sum(made), 0), ${limit}) from
    ${tallies} as invoice_tally where ${and(...scope)})`;
}
