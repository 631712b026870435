import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentForm } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { passDeadline } from '../invoices/expire.ts';
import type { InvoiceRow } from '../invoices/invoice-row.ts';

/** A hosted form as its row stands. */
export type FormRow = typeof paymentForm.$inferSelect;

type OpenForm = { readonly form: FormRow; readonly invoice: InvoiceRow };

const notFound = () => new ProblemError('not_found', { detail: 'There is no such payment form' });

function formWithInvoice(tx: Tx, formId: string) {
  return tx
    .select({ form: paymentForm, invoice })
    .from(paymentForm)
    .innerJoin(invoice, eq(invoice.id, paymentForm.invoiceId))
    .where(eq(paymentForm.id, formId));
}

/**
 * A form with its locked invoice, which is canceled first where its deadline has passed: the customer
 * never acts on what is over. Where the caller then refuses, that goes back too, and the deadline's job
 * does it. 404 for an unknown form id.
 */
export async function openForm(tx: Tx, formId: string, now: Date): Promise<OpenForm> {
  const [found] = await formWithInvoice(tx, formId).for('update', { of: invoice });
  if (!found) throw notFound();
  return { form: found.form, invoice: await passDeadline(tx, found.invoice, now) };
}

/**
 * A form with its invoice to look at, likewise, but locked only where the deadline has passed. A lock is
 * a write, and forms look at how they stand every few seconds.
 */
export async function seeForm(tx: Tx, formId: string, now: Date): Promise<OpenForm> {
  const [found] = await formWithInvoice(tx, formId);
  if (!found) throw notFound();
  return found.invoice.deadlineAt > now ? found : openForm(tx, formId, now);
}
