import type { FormId } from '@tiyin/domain/ids';
import { holdChanges } from '../../approvals/hold-changes.ts';
import { type SQL, and, eq, isNull } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentForm } from '../../db/schema.ts';
import { type Composer, type Given, statement } from '../../db/statement.ts';
import { ProblemError } from '../../problem.ts';
import { passDeadline } from '../invoices/expire.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

/** A hosted form's row. */
export type FormRow = typeof paymentForm.$inferSelect;

/** A form and its invoice. */
export type OpenForm = { readonly form: FormRow; readonly invoice: InvoiceRow };

const notFound = () => new ProblemError('not_found', { detail: 'There is no such payment form' });

function formWithInvoice(composer: Composer, given: Given<{ formId: FormId }>, also?: SQL) {
  return composer
    .select({ form: paymentForm, invoice })
    .from(paymentForm)
    .innerJoin(invoice, eq(invoice.id, paymentForm.invoiceId))
    .where(and(eq(paymentForm.id, given('formId')), also));
}

const selectForm = statement(formWithInvoice);

const selectFormLocked = statement((composer, given: Given<{ formId: FormId }>) =>
  formWithInvoice(composer, given).for('update', { of: invoice }),
);

const selectPaymentLocked = statement((composer, given: Given<{ formId: FormId }>) =>
  formWithInvoice(composer, given, isNull(invoice.refundOf)).for('update', { of: invoice }),
);

/**
 * A form with its locked invoice, which is canceled first if its deadline has passed: the customer
 * never acts on an ended one. If the caller then refuses, that is rolled back, and the deadline's
 * job does it. 404 for an unknown form id.
 */
export async function openForm(tx: Tx, formId: FormId, now: Date): Promise<OpenForm> {
  const [found] = await selectFormLocked(tx, { formId });
  if (!found) throw notFound();
  return { form: found.form, invoice: await passDeadline(tx, found.invoice, now) };
}

/**
 * The same of a form that its customer completes. The payee of a refund is judged together with refunds and returns by
 * people, which it waits for before the invoice is locked (PEOPLE-526).
 */
export async function openFormToComplete(tx: Tx, formId: FormId, now: Date): Promise<OpenForm> {
  const [payment] = await selectPaymentLocked(tx, { formId });
  if (payment) return { ...payment, invoice: await passDeadline(tx, payment.invoice, now) };
  const [refund] = await selectForm(tx, { formId });
  if (refund) await holdChanges(tx);
  return openForm(tx, formId, now);
}

/**
 * A form with its invoice to look at, likewise, but locked only where the deadline has passed. A lock is
 * a write, and forms poll their status every few seconds.
 */
export async function seeForm(tx: Tx, formId: FormId, now: Date): Promise<OpenForm> {
  const [found] = await selectForm(tx, { formId });
  if (!found) throw notFound();
  return found.invoice.deadlineAt > now ? found : openForm(tx, formId, now);
}
