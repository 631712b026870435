import type { PersonId } from '@tiyin/domain/ids';
import { isNumberSearch } from '@tiyin/domain/invoices';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { and, asc, eq, ne } from '../db/drizzle.ts';
import { invoiceView, person } from '../db/schema.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { withoutCardQuery } from '../secrets/hide-card-numbers.ts';

type Row = typeof invoiceView.$inferSelect;

/** More would be no overview. */
const maxViews = 20;

type Of = { readonly personId: PersonId; readonly now: Date };
type OfView = Of & { readonly id: number };
type Kept = Pick<Row, 'address' | 'hiddenColumns' | 'name'>;

function describeView({ address, hiddenColumns, id, name }: Row) {
  return { id, name, address, hiddenColumns };
}

/** The views of a person, by name (OFFICE-24). */
export async function listInvoiceViews(tx: Tx, personId: PersonId) {
  const rows = await tx
    .select()
    .from(invoiceView)
    .where(eq(invoiceView.personId, personId))
    .orderBy(asc(invoiceView.name), asc(invoiceView.id));
  return rows.map(describeView);
}

/** Keeps a view under a name, in place of the one that has it (OFFICE-24). */
export async function saveInvoiceView(tx: Tx, { personId, now, ...view }: Kept & Of) {
  requireKeepable(view.address);
  const kept = { ...view, name: view.name.trim(), savedAt: now };
  await lockViews(tx, personId);
  const [before] = await tx
    .select()
    .from(invoiceView)
    .where(and(eq(invoiceView.personId, personId), eq(invoiceView.name, kept.name)));
  if (!before && (await tx.$count(invoiceView, eq(invoiceView.personId, personId))) >= maxViews) {
    throw notAllowed('/name', `Remove one first: there are ${maxViews} already`);
  }
  const [row] = before
    ? await tx.update(invoiceView).set(kept).where(eq(invoiceView.id, before.id)).returning()
    : await tx
        .insert(invoiceView)
        .values({ ...kept, personId })
        .returning();
  if (!row) throw new Error('a view was not written');
  audit(tx, { personId, now }, 'invoice_view.saved', row);
  return describeView(row);
}

/** 404 for a view of somebody else, 422 for a name that another view of the person has. */
export async function renameInvoiceView(tx: Tx, command: OfView & Pick<Row, 'name'>) {
  const { now, personId } = command;
  const name = command.name.trim();
  await lockViews(tx, personId);
  const before = await requireOwn(tx, command);
  const taken = and(
    eq(invoiceView.personId, personId),
    eq(invoiceView.name, name),
    ne(invoiceView.id, before.id),
  );
  if ((await tx.$count(invoiceView, taken)) > 0) {
    throw notAllowed('/name', 'Another view has this name');
  }
  await tx.update(invoiceView).set({ name }).where(eq(invoiceView.id, before.id));
  recordAudit(tx, {
    actor: { type: 'staff', id: personId },
    action: 'invoice_view.renamed',
    subject: `invoice_view:${before.id}`,
    before: { name: before.name },
    after: { name },
    now,
  });
  return describeView({ ...before, name });
}

/** 404 for a view of somebody else. */
export async function removeInvoiceView(tx: Tx, command: OfView): Promise<void> {
  await lockViews(tx, command.personId);
  const row = await requireOwn(tx, command);
  await tx.delete(invoiceView).where(eq(invoiceView.id, row.id));
  audit(tx, command, 'invoice_view.removed', row);
}

/** A search by the number of a card or a phone is kept nowhere in the clear (PEOPLE-40). */
function requireKeepable(address: string): void {
  const searches = new URLSearchParams(address.slice(address.indexOf('?'))).getAll('search');
  // A byte that is no text reads as U+FFFD, behind which the number is still one.
  const hasNumber = searches.some((text) => isNumberSearch(text.replaceAll('\ufffd', ' ')));
  if (withoutCardQuery(address) !== address || hasNumber) {
    throw notAllowed(
      '/address',
      'A search by a card or phone number is not kept: take it off first',
    );
  }
}

/** The views of one person change one after another: so their number holds. */
async function lockViews(tx: Tx, personId: PersonId): Promise<void> {
  await tx
    .select({ id: person.id })
    .from(person)
    .where(eq(person.id, personId))
    .for('no key update');
}

async function requireOwn(tx: Tx, { id, personId }: OfView): Promise<Row> {
  const [row] = await tx
    .select()
    .from(invoiceView)
    .where(and(eq(invoiceView.id, id), eq(invoiceView.personId, personId)));
  if (!row) throw new ProblemError('not_found');
  return row;
}

function audit(
  tx: Tx,
  { now, personId }: Of,
  action: 'invoice_view.removed' | 'invoice_view.saved',
  { id, name }: Row,
): void {
  recordAudit(tx, {
    actor: { type: 'staff', id: personId },
    action,
    subject: `invoice_view:${id}`,
    details: { name },
    now,
  });
}
