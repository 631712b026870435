import type { FormId, InvoiceId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { and, desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, invoiceEvent, paymentForm, person } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { describeStatus } from '../invoice-rows/describe.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import { formUrl } from './refund-form.ts';

type Question = {
  readonly staff: Staff;
  /** The deposit. */
  readonly invoiceId: InvoiceId;
  readonly publicUrl: string;
};

/** The refunds of a deposit in a person's scope, newest first (INVOICE-231); 404 beyond it. */
export async function listRefunds(tx: Tx, { staff, invoiceId, publicUrl }: Question) {
  await requireVisible(tx, staff, invoiceId);
  const rows = await selectRefunds(tx).where(eq(invoice.refundOf, invoiceId));
  return rows.map((row) => describeRefund(row, staff, publicUrl));
}

/** One refund as a person sees it. */
export async function readRefund(tx: Tx, { staff, invoiceId, publicUrl }: Question) {
  const [row] = await selectRefunds(tx).where(eq(invoice.id, invoiceId));
  if (!row) throw new ProblemError('not_found');
  return describeRefund(row, staff, publicUrl);
}

/** Refunds with the events that they begin with. */
function selectRefunds(tx: Tx) {
  return tx
    .select({ refund: invoice, begun: invoiceEvent, person, formId: paymentForm.id })
    .from(invoice)
    .innerJoin(
      invoiceEvent,
      and(eq(invoiceEvent.invoiceId, invoice.id), eq(invoiceEvent.sequence, 1)),
    )
    .leftJoin(person, and(eq(invoiceEvent.actorType, 'staff'), eq(person.id, invoiceEvent.actorId)))
    .leftJoin(paymentForm, eq(paymentForm.invoiceId, invoice.id))
    .orderBy(desc(invoice.createdAt), desc(invoice.id))
    .$dynamic();
}

type RefundRow = {
  readonly refund: InvoiceRow;
  readonly begun: typeof invoiceEvent.$inferSelect;
  readonly person: typeof person.$inferSelect | null;
  readonly formId: FormId | null;
};

/**
 * `Refund` of the contract; the address of its form only for the person who made it, while it is open, since
 * with it anybody names the payee (INVOICE-231).
 */
function describeRefund(
  { refund, begun, person: by, formId }: RefundRow,
  staff: Staff,
  publicUrl: string,
) {
  const isOwn = by?.id === staff.id && hasPermission(staff.permissions, 'invoice.refund');
  const isFormShown = refund.status === 'NEW' && isOwn;
  return {
    invoiceId: refund.id,
    createdDate: refund.createdAt.toISOString(),
    statusDate: refund.statusAt.toISOString(),
    amount: amountToWire(refund.amount),
    currency: describeCurrency(refund.currency),
    invoiceStatus: describeStatus(refund.status),
    actor: {
      type: begun.actorType,
      ...(by && { name: `${by.firstName} ${by.lastName}`.trim() }),
    },
    ...(begun.comment !== null && { reason: begun.comment }),
    ...(formId !== null && isFormShown && { formUrl: formUrl(publicUrl, formId) }),
  };
}
