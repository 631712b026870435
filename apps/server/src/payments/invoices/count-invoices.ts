import { type SQL, and, sql } from 'drizzle-orm';
import { invoice, invoiceTally } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { tallies } from '../tallies/read-tallies.ts';
import { type Conditions, isNarrowed, scopeConditions } from './filter-conditions.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

/** How many invoices hold the conditions, `most` at most: beyond it nothing is counted (INVOICE-56). */
export function countUpTo(conditions: Conditions, most: number): SQL {
  return sql`(select count(*) from
    (select from ${invoice} where ${and(...conditions)} limit ${most}) as counted)`;
}

/**
 * How many invoices a filter takes, `most` at most; by the tallies where it does not narrow further than
 * merchant and terminal (ADR 18).
 */
export function countFiltered(
  { staff, filter, conditions }: { staff: Staff; filter: InvoiceFilter; conditions: Conditions },
  most: number,
): SQL {
  if (isNarrowed(filter)) return countUpTo(conditions, most);
  const scope = scopeConditions(staff, filter, invoiceTally);
  return sql`(select least(coalesce(sum(made), 0), ${most}) from
    ${tallies} as invoice_tally where ${and(...scope)})`;
}
