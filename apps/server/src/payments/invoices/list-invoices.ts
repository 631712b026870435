import type { InvoiceExtraColumn } from '@tiyin/api/types';
import { and, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { countFiltered } from './count-invoices.ts';
import { extraJoins, extraValues, visibleExtras } from './extra-columns.ts';
import { filterConditions, isNarrowed } from './filter-conditions.ts';
import type { InvoiceFilter } from './invoice-filter.ts';
import {
  type ListRow,
  type Page,
  describePage,
  largestTotal,
  listedColumns,
  listedOrder,
  rowsOfIds,
  withNames,
} from './listed-rows.ts';
import { newestFirst } from './newest-first.ts';

/**
 * A filter has thousands of texts, and its plan, like that of a page far down, depends on its values: a
 * query that begins with a comment is not kept prepared (`createStatementNames`).
 */
const unprepared = sql.raw('/* filtered */');

type Wanted = Page & {
  /** The requested extra columns. */
  readonly include?: readonly InvoiceExtraColumn[] | undefined;
};

/**
 * A page of the invoices in a person's scope that match a filter, newest first, with their number
 * (INVOICE-52, INVOICE-53). One statement: without a filter the page's ids come from an index
 * alone, and only its rows are read; extra columns are joined to these few (INVOICE-464).
 */
export async function listInvoices(
  tx: Tx,
  staff: Staff,
  filter: InvoiceFilter,
  { page, size, include = [] }: Wanted,
) {
  const extras = visibleExtras(staff, include);
  const reach = Math.max(largestTotal + 1, (page + 1) * size);
  const conditions = filterConditions(staff, filter, reach);
  const offset = page === 0 ? sql`` : sql` offset ${page * size}`;
  const ids = sql`select ${invoice.id} from ${invoice} where ${and(...conditions)}
    ${newestFirst} limit ${sql.raw(String(size))}${offset}`;
  const rows = await tx.execute<ListRow>(sql`${isNarrowed(filter) || page > 0 ? unprepared : sql``}
    select ${countFiltered({ staff, filter, conditions }, largestTotal + 1)} as counted, ${listedColumns}${extraValues(extras)}
    from (values (1)) as always
    left join ${withNames(rowsOfIds(ids))} on true ${extraJoins(extras, sql`listed.id`)}
    ${listedOrder}`);
  return describePage(rows, extras);
}
