import type { Readable } from 'node:stream';
import type { InvoiceExtraColumn, InvoiceSort } from '@tiyin/api/types';
import type { InvoiceId } from '@tiyin/domain/ids';
import { inArray, sql } from '../../db/drizzle.ts';
import type { Database } from '../../db/database.ts';
import { invoice, terminal } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { streamCsv } from '../csv/stream-csv.ts';
import { csvColumns } from './columns.ts';
import { extraCsvColumns, extraJoins, visibleExtras } from './extra-columns.ts';
import { countUpTo } from './count-invoices.ts';
import { type Conditions, filterConditions } from './filter-conditions.ts';
import type { InvoiceFilter } from './invoice-filter.ts';
import { isBoundedOrder, orderOfFile } from './list-order.ts';
import { largestTotal } from './listed-rows.ts';

type Wanted = {
  /** The requested extra columns. */
  readonly include?: readonly InvoiceExtraColumn[] | undefined;
  /** Default: the newest first. */
  readonly sort?: InvoiceSort | undefined;
  /** Only these of the filter (INVOICE-470). */
  readonly invoiceIds?: readonly InvoiceId[] | undefined;
};

/**
 * The invoices that a filter takes, as the lines of a CSV file in the list's order (INVOICE-57), with the requested
 * extra columns (INVOICE-464). 422 for more invoices than an order without an index is for (INVOICE-471).
 */
export async function exportInvoices(
  database: Database,
  staff: Staff,
  filter: InvoiceFilter,
  { include = [], invoiceIds, sort = 'newest' }: Wanted = {},
): Promise<Readable> {
  const extras = visibleExtras(staff, include);
  const conditions = [
    ...filterConditions(staff, filter),
    ...(invoiceIds === undefined ? [] : [inArray(invoice.id, [...invoiceIds])]),
  ];
  if (isBoundedOrder(sort, filter)) await refuseTooMany(database, conditions);
  return streamCsv(database, {
    columns: [...csvColumns(staff), ...extraCsvColumns(extras)],
    from: sql`from ${invoice} join ${terminal} on ${terminal.id} = ${invoice.terminalId}
      ${extraJoins(extras, sql`${invoice.id}`, staff)}`,
    conditions,
    ...orderOfFile(sort),
  });
}

async function refuseTooMany(database: Database, conditions: Conditions): Promise<void> {
  const counting = sql`select ${countUpTo(conditions, largestTotal + 1)} as count`;
  const [row] = await database.query((tx) => tx.execute<{ count: string }>(counting));
  if (Number(row?.count) > largestTotal) throw new ProblemError('too_many_to_sort');
}
