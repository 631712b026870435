import type { Readable } from 'node:stream';
import { sql } from '../db/drizzle.ts';
import type { Database } from '../db/database.ts';
import { auditEntry, merchant } from '../db/schema.ts';
import { isoTime, safeText } from '../payments/csv/cells.ts';
import { streamCsv } from '../payments/csv/stream-csv.ts';
import type { Staff } from '../staff/staff.ts';
import { type EntryFilter, entryConditions, shownAddress } from './entry-filter.ts';
import { actorName, entriesWithNames } from './entry-names.ts';

/** The entries of a filter as the lines of a CSV file, newest first (PEOPLE-144). */
export function exportEntries(
  database: Database,
  staff: Staff,
  filter: EntryFilter,
): Promise<Readable> {
  return streamCsv(database, {
    columns: [
      { name: 'Entry ID', cell: sql`${auditEntry.id}` },
      { name: 'Created date', cell: isoTime(sql`${auditEntry.createdAt}`) },
      { name: 'Actor type', cell: sql`${auditEntry.actorType}` },
      { name: 'Actor ID', cell: sql`${auditEntry.actorId}` },
      { name: 'Actor', cell: safeText(actorName) },
      { name: 'API key ID', cell: sql`${auditEntry.apiKeyId}` },
      { name: 'Action', cell: sql`${auditEntry.action}` },
      { name: 'Object kind', cell: sql`split_part(${auditEntry.subject}, ':', 1)` },
      {
        name: 'Object ID',
        cell: safeText(sql`substr(${auditEntry.subject}, strpos(${auditEntry.subject}, ':') + 1)`),
      },
      { name: 'Merchant ID', cell: sql`${auditEntry.merchantId}` },
      { name: 'Merchant', cell: safeText(sql`${merchant.name}`) },
      { name: 'Before', cell: safeText(sql`${auditEntry.before}::text`) },
      { name: 'After', cell: safeText(sql`${auditEntry.after}::text`) },
      { name: 'Details', cell: safeText(sql`nullif(${auditEntry.details}, '{}')::text`) },
      { name: 'Address', cell: shownAddress(staff) },
      { name: 'Request ID', cell: sql`${auditEntry.requestId}` },
    ],
    from: sql`from ${entriesWithNames}`,
    conditions: entryConditions(staff, filter),
    order: sql`order by ${auditEntry.createdAt} desc, ${auditEntry.id} desc`,
    key: [
      { cell: sql`${auditEntry.createdAt}`, type: 'timestamptz' },
      { cell: sql`${auditEntry.id}`, type: 'bigint' },
    ],
    isDescending: true,
  });
}
