import { randomBytes } from 'node:crypto';
import { asId, type FormId } from '@tiyin/domain/ids';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { paymentForm } from '../../db/schema.ts';
import { type Given, columnsOf, places, write } from '../../db/statement.ts';
import { enqueue } from '../../jobs/queue.ts';
import { type InvoiceOrder, type Offer, createInvoice } from '../invoices/create-invoice.ts';
import { checkReturnUrl } from './check-return-url.ts';
import type { FormRow } from './form-row.ts';

/** A merchant's request; `CreateFormRequest` of the contract, amounts in minor units. */
export type FormOrder = Omit<InvoiceOrder, 'deadlineAt'> & {
  readonly canChangeAmount: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string;
  readonly lifetimeSeconds: number;
};

const insertForm = write((composer, given: Given<FormRow>) =>
  composer.insert(paymentForm).values(places(given, columnsOf(paymentForm))),
);

/** Makes an invoice and its hosted form, which ends at its deadline (API-19); as `createInvoice`. */
export async function createForm(tx: Tx, order: FormOrder, offers?: readonly Offer[]) {
  const { now } = order;
  for (const name of ['successUrl', 'cancelUrl', 'errorUrl'] as const) {
    checkReturnUrl(order[name], `/${name}`);
  }
  const deadlineAt = new Date(now.getTime() + order.lifetimeSeconds * 1000);
  const { row, methodId } = await createInvoice(tx, { ...order, deadlineAt }, offers);
  const formId = asId<FormId>(randomBytes(24).toString('base64url'));
  const form = {
    id: formId,
    invoiceId: row.id,
    verificationKey: randomBytes(32).toString('base64url'),
    successUrl: order.successUrl,
    cancelUrl: order.cancelUrl,
    errorUrl: order.errorUrl,
    canChangeAmount: order.canChangeAmount,
    methodId,
    callbackUrl: row.callbackUrl,
  };
  const actor = order.orderedBy ?? ({ type: 'merchant', id: order.merchantId } as const);
  insertForm(tx, form);
  enqueue(tx, 'invoice.deadline', { invoiceId: row.id }, deadlineAt);
  recordAudit(tx, { actor, action: 'form.created', subject: `invoice:${row.id}`, now });
  return { formId, invoiceId: row.id };
}
