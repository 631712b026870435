import type { Readable } from 'node:stream';
import type { InvoiceExtraColumn } from '@tiyin/api/types';
import type { InvoiceId } from '@tiyin/domain/ids';
import { inArray, sql } from '../../db/drizzle.ts';
import type { Database } from '../../db/database.ts';
import { invoice, terminal } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { streamCsv } from '../csv/stream-csv.ts';
import { csvColumns } from './columns.ts';
import { extraCsvColumns, extraJoins, visibleExtras } from './extra-columns.ts';
import { filterConditions } from './filter-conditions.ts';
import type { InvoiceFilter } from './invoice-filter.ts';
import { newestFirst } from './newest-first.ts';

type Wanted = {
  /** The requested extra columns. */
  readonly include?: readonly InvoiceExtraColumn[] | undefined;
  /** Only these of the filter (INVOICE-470). */
  readonly invoiceIds?: readonly InvoiceId[] | undefined;
};

/**
 * The invoices that a filter takes, as the lines of a CSV file in the list's order (INVOICE-57), with the requested
 * extra columns (INVOICE-464).
 */
export async function exportInvoices(
  database: Database,
  staff: Staff,
  filter: InvoiceFilter,
  { include = [], invoiceIds }: Wanted = {},
): Promise<Readable> {
  const extras = visibleExtras(staff, include);
  return streamCsv(database, {
    columns: [...csvColumns(staff), ...extraCsvColumns(extras)],
    from: sql`from ${invoice} join ${terminal} on ${terminal.id} = ${invoice.terminalId}
      ${extraJoins(extras, sql`${invoice.id}`)}`,
    conditions: [
      ...filterConditions(staff, filter),
      ...(invoiceIds === undefined ? [] : [inArray(invoice.id, [...invoiceIds])]),
    ],
    order: newestFirst,
    key: [
      { cell: sql`${invoice.createdAt}`, type: 'timestamptz' },
      { cell: sql`${invoice.id}`, type: 'uuid' },
    ],
    isDescending: true,
  });
}
