import type { InvoiceId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, desc, eq, lt } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, invoiceNote, person } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import { type CustomerKey, ofCustomer } from './read-customer.ts';

/** Whether a person is on the company's staff, who belong to no single merchant. */
const isOfCompany = ({ merchantId }: Staff): boolean => merchantId === null;

/** The notes that a person sees, as a condition: internal ones only for the company's staff (INVOICE-461). */
export function seenNotes(staff: Staff): SQL | undefined {
  return isOfCompany(staff) ? undefined : eq(invoiceNote.isInternal, false);
}

type Page = {
  readonly invoiceId: InvoiceId;
  /** The `next` of the page before; undefined for the newest notes. */
  readonly before: number | undefined;
  readonly size: number;
};

/** A page of the notes on an invoice in a person's scope, in the order of their writing (INVOICE-460): 404 beyond it. */
export async function listInvoiceNotes(tx: Tx, staff: Staff, { invoiceId, before, size }: Page) {
  await requireVisible(tx, staff, invoiceId);
  const condition = and(
    eq(invoiceNote.invoiceId, invoiceId),
    seenNotes(staff),
    before === undefined ? undefined : lt(invoiceNote.id, before),
  );
  const rows = await readNotes(tx, condition)
    .orderBy(desc(invoiceNote.id))
    .limit(size + 1);
  const shown = rows.slice(0, size).toReversed();
  const next = rows.length > size ? (shown[0]?.note.id ?? null) : null;
  return { data: shown.map(describeNote), next };
}

type NewNote = {
  readonly staff: Staff;
  readonly invoiceId: InvoiceId;
  readonly text: string;
  readonly now: Date;
};

/** A person notes something on an invoice in their scope; the audit says that they did, without the text. */
export async function addInvoiceNote(tx: Tx, { staff, invoiceId, text, now }: NewNote) {
  await requireVisible(tx, staff, invoiceId);
  const [written] = await tx
    .insert(invoiceNote)
    .values({
      invoiceId,
      personId: staff.id,
      text,
      createdAt: now,
      isInternal: isOfCompany(staff),
    })
    .returning({ id: invoiceNote.id });
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'invoice.noted',
    subject: `invoice:${invoiceId}`,
    now,
  });
  const [note] = await readNotes(tx, eq(invoiceNote.id, written?.id ?? 0));
  if (!note) throw new Error('a note was not written');
  return describeNote(note);
}

/** Of one customer. */
const maxCustomerNotes = 20;

/**
 * The newest notes on the invoices of a customer, in test or production as the person chose (INVOICE-463);
 * undefined without invoice.event.read.
 */
export async function listCustomerNotes(tx: Tx, staff: Staff, customer: CustomerKey) {
  if (!hasPermission(staff.permissions, 'invoice.event.read')) return undefined;
  const ofInvoices = and(ofCustomer(staff, customer), eq(invoice.isTest, staff.testDashboard));
  const rows = await readNotes(tx, and(ofInvoices, seenNotes(staff)))
    .orderBy(desc(invoiceNote.id))
    .limit(maxCustomerNotes);
  return rows.map((row) => ({ invoiceId: row.note.invoiceId, note: describeNote(row) }));
}

/** Notes with their invoices and authors; the caller sorts them. */
function readNotes(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({
      note: invoiceNote,
      author: { firstName: person.firstName, lastName: person.lastName },
    })
    .from(invoiceNote)
    .innerJoin(invoice, eq(invoice.id, invoiceNote.invoiceId))
    .innerJoin(person, eq(person.id, invoiceNote.personId))
    .where(condition);
}

type NoteRow = Awaited<ReturnType<typeof readNotes>>[number];

function describeNote({ note, author }: NoteRow) {
  return {
    id: note.id,
    text: note.text,
    author: `${author.firstName} ${author.lastName}`.trim(),
    createdDate: note.createdAt.toISOString(),
    isInternal: note.isInternal,
  };
}
