import type { Readable } from 'node:stream';
import { sql } from '../../db/drizzle.ts';
import type { Database } from '../../db/database.ts';
import { invoice, terminal } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { streamCsv } from '../csv/stream-csv.ts';
import { csvColumns } from './columns.ts';
import { filterConditions } from './filter-conditions.ts';
import type { InvoiceFilter } from './invoice-filter.ts';
import { newestFirst } from './newest-first.ts';

/** The invoices that a filter takes, as the lines of a CSV file in the list's order (INVOICE-57). */
export async function exportInvoices(
  database: Database,
  staff: Staff,
  filter: InvoiceFilter,
): Promise<Readable> {
  return streamCsv(database, {
    columns: csvColumns(staff),
    from: sql`from ${invoice} join ${terminal} on ${terminal.id} = ${invoice.terminalId}`,
    conditions: filterConditions(staff, filter),
    order: newestFirst,
    key: [
      { cell: sql`${invoice.createdAt}`, type: 'timestamptz' },
      { cell: sql`${invoice.id}`, type: 'uuid' },
    ],
    isDescending: true,
  });
}
