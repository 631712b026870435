import { type InvoiceId, type PersonId, asId } from '@tiyin/domain/ids';
import { type SQL, and, asc, eq, isNull, sql } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, invoiceAssignment, person } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { seesEveryMerchant } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';

const isOfCompany = ({ merchantId }: Pick<Staff, 'merchantId'>): boolean => merchantId === null;

/** The assignments of a person's side, as a condition: the other side does not see them (INVOICE-620). */
export function ofSide(staff: Pick<Staff, 'merchantId'>): SQL {
  return eq(invoiceAssignment.isInternal, isOfCompany(staff));
}

/** The invoices of `me`, `nobody` or the person with an id, as a person sees it (INVOICE-621). */
export function isAssigned(choice: string, staff: Staff): SQL {
  if (choice === 'nobody') {
    return sql`not exists (select from ${invoiceAssignment} where ${invoiceAssignment.invoiceId} = ${invoice.id}
      and ${ofSide(staff)} and ${invoiceAssignment.personId} is not null)`;
  }
  const personId = choice === 'me' ? staff.id : asId<PersonId>(Number(choice));
  // As an array, so that the planner begins with the few of the person whatever the list's order is.
  return sql`${invoice.id} = any (array(select ${invoiceAssignment.invoiceId} from ${invoiceAssignment}
    where ${invoiceAssignment.personId} = ${personId} and ${ofSide(staff)}))`;
}

/** The active people on a person's side who may see its invoices and their history (INVOICE-620). */
function assignable({ merchantId }: Staff): SQL | undefined {
  return and(
    eq(person.state, 'ACTIVE'),
    sql`'invoice.event.read' = any(${person.permissions})`,
    merchantId === null
      ? and(isNull(person.merchantId), seesEveryMerchant)
      : eq(person.merchantId, merchantId),
  );
}

/** The possible assignees for a person, by name (INVOICE-620). */
export async function listInvoiceAssignees(tx: Tx, staff: Staff) {
  const people = await tx
    .select({ id: person.id, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(assignable(staff))
    .orderBy(asc(person.firstName), asc(person.lastName), asc(person.id));
  return people.map(describeAssignee);
}

type Assignment = {
  readonly staff: Staff;
  readonly invoiceId: InvoiceId;
  /** Null for nobody. */
  readonly personId: PersonId | null;
  readonly now: Date;
};

/**
 * Assigns an invoice in a person's scope to somebody on their side, or to nobody (INVOICE-620): 404 beyond it, 422 for
 * somebody who may not see it. No row of the payment itself is written or locked against its moves.
 */
export async function assignInvoice(tx: Tx, { staff, invoiceId, personId, now }: Assignment) {
  await requireVisible(tx, staff, invoiceId);
  const assignee = personId === null ? null : await requireAssignable(tx, staff, personId);
  const former = await lockAssignment(tx, { staff, invoiceId, now });
  if (former !== personId) {
    await tx
      .update(invoiceAssignment)
      .set({ personId, assignedAt: now })
      .where(ofInvoice(staff, invoiceId));
    recordAudit(tx, {
      actor: { type: 'staff', id: staff.id },
      action: 'invoice.assigned',
      subject: `invoice:${invoiceId}`,
      before: { assigneeId: former },
      after: { assigneeId: personId },
      now,
    });
  }
  return { assignee };
}

async function requireAssignable(tx: Tx, staff: Staff, personId: PersonId) {
  const [found] = await tx
    .select({ id: person.id, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(and(eq(person.id, personId), assignable(staff)));
  if (!found) throw notAllowed('/personId', 'This person may not see the invoice');
  return describeAssignee(found);
}

/** Of two who assign an invoice at once, the second sees the first one's person as the former one. */
async function lockAssignment(tx: Tx, { staff, invoiceId, now }: Omit<Assignment, 'personId'>) {
  await tx
    .insert(invoiceAssignment)
    .values({ invoiceId, isInternal: isOfCompany(staff), assignedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ personId: invoiceAssignment.personId })
    .from(invoiceAssignment)
    .where(ofInvoice(staff, invoiceId))
    .for('update');
  return row?.personId ?? null;
}

function ofInvoice(staff: Staff, invoiceId: InvoiceId): SQL | undefined {
  return and(eq(invoiceAssignment.invoiceId, invoiceId), ofSide(staff));
}

type Named = Pick<typeof person.$inferSelect, 'firstName' | 'id' | 'lastName'>;

/** A person as the contract names them. */
export function describeAssignee({ id, firstName, lastName }: Named) {
  return { id, name: `${firstName} ${lastName}`.trim() };
}
