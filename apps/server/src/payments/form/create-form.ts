import { randomBytes } from 'node:crypto';
import { asId, type FormId, type InvoiceId } from '@tiyin/domain/ids';
import { sql } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { paymentForm } from '../../db/schema.ts';
import { type Given, columnsOf, places, sqlWrite } from '../../db/statement.ts';
import { type NewJob, insertJobQuery, newJob } from '../../jobs/queue.ts';
import { type InvoiceRequest, type Offer, createInvoice } from '../invoices/create-invoice.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { checkReturnUrl } from './check-return-url.ts';
import type { FormRow } from './form-row.ts';

/** A merchant's request; `CreateFormRequest` of the contract, amounts in minor units. */
export type FormRequest = Omit<InvoiceRequest, 'deadlineAt'> & {
  readonly canChangeAmount: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string;
  readonly lifetimeSeconds: number;
};

/** With the job of its deadline, in one statement. */
const insertForm = sqlWrite((given: Given<FormRow & NewJob>, composer) => {
  const form = composer.insert(paymentForm).values(places(given, columnsOf(paymentForm)));
  return sql`with deadline as (${insertJobQuery(composer, given)}) ${form.getSQL()}`;
});

/** Makes an invoice and its hosted form, which ends at its deadline (API-19); as `createInvoice`. */
export async function createForm(tx: Tx, request: FormRequest, offers?: readonly Offer[]) {
  const { now } = request;
  for (const name of ['successUrl', 'cancelUrl', 'errorUrl'] as const) {
    checkReturnUrl(request[name], `/${name}`);
  }
  const deadlineAt = new Date(now.getTime() + request.lifetimeSeconds * 1000);
  const { row, methodId } = await createInvoice(tx, { ...request, deadlineAt }, offers);
  const actor = request.requestedBy ?? ({ type: 'merchant', id: request.merchantId } as const);
  const form = writeForm(tx, row, { ...request, methodId });
  recordAudit(tx, { actor, action: 'form.created', subject: `invoice:${row.id}`, now });
  return form;
}

type FormContent = Pick<
  FormRow,
  'canChangeAmount' | 'cancelUrl' | 'errorUrl' | 'methodId' | 'successUrl'
>;

/** Makes the hosted form of a new invoice, which ends at the invoice's deadline. */
export function writeForm(
  tx: Tx,
  { id: invoiceId, callbackUrl, deadlineAt }: InvoiceRow,
  { successUrl, cancelUrl, errorUrl, canChangeAmount, methodId }: FormContent,
): { readonly formId: FormId; readonly invoiceId: InvoiceId } {
  const formId = asId<FormId>(randomBytes(24).toString('base64url'));
  const verificationKey = randomBytes(32).toString('base64url');
  const urls = { successUrl, cancelUrl, errorUrl };
  const content = { ...urls, canChangeAmount, methodId, callbackUrl };
  insertForm(tx, {
    ...newJob('invoice.deadline', { invoiceId }, deadlineAt),
    id: formId,
    invoiceId,
    verificationKey,
    ...content,
  });
  return { formId, invoiceId };
}
