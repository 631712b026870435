import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { paymentForm } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { passDeadline } from '../invoices/expire.ts';
import { type InvoiceRow, lockInvoice } from '../invoices/invoice-row.ts';

/** A hosted form as its row stands. */
export type FormRow = typeof paymentForm.$inferSelect;

type OpenForm = { readonly form: FormRow; readonly invoice: InvoiceRow };

/**
 * A form with its locked invoice, which is canceled first where its deadline has passed: the customer
 * never acts on what is over. Where the caller then refuses, that goes back too, and the deadline's job
 * does it. 404 for an unknown form id.
 */
export async function openForm(tx: Tx, formId: string, now: Date): Promise<OpenForm> {
  const [form] = await tx.select().from(paymentForm).where(eq(paymentForm.id, formId));
  if (!form) throw new ProblemError('not_found', { detail: 'There is no such payment form' });
  const invoice = await lockInvoice(tx, form.invoiceId);
  if (!invoice) throw new Error(`form of invoice ${form.invoiceId} has no invoice`);
  return { form, invoice: await passDeadline(tx, invoice, now) };
}
