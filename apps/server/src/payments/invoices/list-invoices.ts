import type { InvoiceExtraColumn, InvoiceSort } from '@tiyin/api/types';
import { type SQL, and, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { countFiltered } from './count-invoices.ts';
import { extraJoins, extraValues, visibleExtras } from './extra-columns.ts';
import {
  type Conditions,
  conditionsBesidesSearch,
  filterConditions,
  isNarrowed,
  scopeConditions,
} from './filter-conditions.ts';
import type { InvoiceFilter } from './invoice-filter.ts';
import {
  type ListRow,
  type Page,
  describePage,
  largestTotal,
  listedColumns,
  rowsOfIds,
  withNames,
} from './listed-rows.ts';
import { columnsOfOrders, isBoundedOrder, orderOfInvoices, orderOfListed } from './list-order.ts';
import { newestFirst } from './newest-first.ts';
import { searchList } from './search-invoices.ts';

/**
 * A filter has thousands of texts, and its plan, like that of a page far down, depends on its values: a
 * query that begins with a comment is not kept prepared (`createStatementNames`).
 */
const unprepared = sql.raw('/* filtered */');

/** As many invoices as are counted, so that not a whole history is sorted: `invoice`. */
const few = (conditions: Conditions): SQL =>
  sql`(select ${columnsOfOrders} from ${invoice} where ${and(...conditions)} ${newestFirst} limit ${largestTotal + 1}) as invoice`;

type Wanted = Page & {
  /** The requested extra columns. */
  readonly include?: readonly InvoiceExtraColumn[] | undefined;
  /** Default: the newest first. */
  readonly sort?: InvoiceSort | undefined;
};

/**
 * A page of the invoices in a person's scope that match a filter, in an order, with their number
 * (INVOICE-52, INVOICE-53). 422 for more invoices than an order without an index is for (INVOICE-471).
 */
export async function listInvoices(
  tx: Tx,
  staff: Staff,
  filter: InvoiceFilter,
  { sort = 'newest', include = [], ...page }: Wanted,
) {
  const extras = visibleExtras(staff, include);
  const rows = await tx.execute<ListRow>(listStatement(staff, filter, { ...page, sort, extras }));
  if (isBoundedOrder(sort, filter) && Number(rows[0]?.counted ?? 0) > largestTotal) {
    throw new ProblemError('too_many_to_sort');
  }
  return describePage(rows, extras);
}

type Shown = Page & {
  readonly sort: InvoiceSort;
  /** The extra columns that the person may see. */
  readonly extras?: readonly InvoiceExtraColumn[];
};

/**
 * One statement: without a filter the page's ids come from an index alone, and only its rows are read;
 * extra columns are joined to these few (INVOICE-464).
 */
export function listStatement(
  staff: Staff,
  filter: InvoiceFilter,
  { extras = [], page, size, sort }: Shown,
): SQL {
  const shown = (page + 1) * size;
  const reach = sort === 'newest' ? shown : Math.max(largestTotal + 1, shown);
  const isBounded = isBoundedOrder(sort, filter);
  const { count, from, steps } = foundBy(staff, filter, { isBounded, reach });
  const offset = page === 0 ? sql`` : sql` offset ${page * size}`;
  const ids = sql`select ${invoice.id} from ${from}
    ${orderOfInvoices(sort)} limit ${sql.raw(String(size))}${offset}`;
  return sql`${isNarrowed(filter) || page > 0 || sort !== 'newest' ? unprepared : sql``}
    ${steps} select ${count} as counted, ${listedColumns}${extraValues(extras)}
    from (values (1)) as always
    left join ${withNames(rowsOfIds(ids))} on true ${extraJoins(extras, sql`listed.id`, staff)}
    ${orderOfListed(sort)}`;
}

type Need = {
  /** The order has no index. */
  readonly isBounded: boolean;
  /** The number of newest search results needed. */
  readonly reach: number;
};

/** The invoices that a list sorts, their number, and the steps of the statement that both need. */
function foundBy(staff: Staff, filter: InvoiceFilter, { isBounded, reach }: Need) {
  const limit = largestTotal + 1;
  if (filter.search === undefined) {
    const conditions = filterConditions(staff, filter);
    return {
      count: countFiltered({ staff, filter, conditions }, limit),
      from: isBounded ? few(conditions) : sql`${invoice} where ${and(...conditions)}`,
      steps: sql``,
    };
  }
  const others = conditionsBesidesSearch(staff, filter);
  const scope = scopeConditions(staff, filter);
  const { ids, ...found } = searchList(filter.search, { staff, others, scope, reach, limit });
  // The offset keeps the planner from reading the whole list in its order to meet these few.
  const from = sql`(select ${columnsOfOrders} from ${invoice} where ${and(...others, ids)} offset 0) as invoice`;
  return { ...found, from };
}
