import type { InvoiceId } from '@tiyin/domain/ids';
import { hasPermission, type Permission } from '@tiyin/domain/permissions';
import { type SQL, and, eq, sql } from '../../db/drizzle.ts';
import { isCallbackOf } from '../../db/callbacks-of-invoice.ts';
import type { Tx } from '../../db/database.ts';
import {
  callback,
  entry,
  invoice,
  invoiceEvent,
  invoiceNote,
  ledgerAccount,
  payout,
  posting,
} from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { errorCodes } from './event-words.ts';
import { seenNotes } from './notes.ts';

/** A section below an invoice: its permission, and its number of rows for the person. */
type Section = {
  readonly permission: Permission;
  readonly count: (staff: Staff) => SQL;
};

const eventsOfInvoice = sql`from ${invoiceEvent} where ${invoiceEvent.invoiceId} = ${invoice.id}`;
const codes = sql.join(
  errorCodes.map((code) => sql`${code}`),
  sql`, `,
);

/**
 * Counts exactly the rows that the lists show: for routing and ledger the single steps and legs.
 */
const sections = {
  errors: {
    permission: 'invoice.error.read',
    count: () => sql`select count(*) ${eventsOfInvoice} and ${invoiceEvent.code} in (${codes})`,
  },
  events: {
    permission: 'invoice.event.read',
    count: () => sql`select count(*) ${eventsOfInvoice}`,
  },
  callbacks: {
    permission: 'merchant.callback.read',
    count: () => sql`select count(*) from ${callback} where ${isCallbackOf(invoice.id)}`,
  },
  notes: { permission: 'invoice.event.read', count: countNotes },
  transactions: {
    permission: 'invoice.transaction.read',
    count: () => sql`select count(*) from ${payout} where ${payout.invoiceId} = ${invoice.id}`,
  },
  routingSteps: {
    permission: 'people.account',
    count: () =>
      sql`select coalesce(sum(jsonb_array_length(${invoiceEvent.details} -> 'routing')), 0) ${eventsOfInvoice}`,
  },
  postingLegs: { permission: 'merchant.read.finance', count: countLegs },
} satisfies Record<string, Section>;

/** The notes that `listInvoiceNotes` shows. */
function countNotes(staff: Staff): SQL {
  const isSeen = and(eq(invoiceNote.invoiceId, invoice.id), seenNotes(staff));
  return sql`select count(*) from ${invoiceNote} where ${isSeen}`;
}

/** The legs that `listPostings` shows. */
function countLegs({ permissions }: Staff): SQL {
  const isShown = hasPermission(permissions, 'people.account')
    ? sql`true`
    : sql`${ledgerAccount.merchantId} is not null`;
  return sql`select count(*) from ${posting}
    join ${entry} on ${entry.postingId} = ${posting.id}
    join ${ledgerAccount} on ${ledgerAccount.id} = ${entry.accountId}
    where ${posting.invoiceId} = ${invoice.id} and ${isShown}`;
}

/**
 * The number of rows of each section below an invoice that the person may see (OFFICE-47), in one
 * statement; 404 out of scope.
 */
export async function countSections(tx: Tx, staff: Staff, invoiceId: InvoiceId) {
  const seen = Object.entries<Section>(sections).filter(([, { permission }]) =>
    hasPermission(staff.permissions, permission),
  );
  const counts = seen.map(([, { count }]) => sql`(${count(staff)})::int`);
  const rows = await tx.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}]::int[] as counts from ${invoice}
    where ${and(eq(invoice.id, invoiceId), inScope(staff, invoice.merchantId))}`);
  const [found] = rows;
  if (!found) throw new ProblemError('not_found');
  return Object.fromEntries(seen.map(([name], place) => [name, found.counts[place] ?? 0]));
}
