import type { CreateRefundRequest, MerchantRefund } from '@tiyin/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { merchantServer } from '../callers.ts';
import { type World, openWorld } from '../harness/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const body: CreateRefundRequest = {
  amount: 150_000,
  reason: 'The goods came back',
  payee: { paymentMethodName: 'Humo', credential: '9860120115551234' },
};

const refund = async (invoiceId: string, key: string, changed: Partial<CreateRefundRequest> = {}) =>
  merchantServer(world.app)({
    method: 'POST',
    url: `/api/merchant/v1/invoices/${invoiceId}/refunds`,
    headers: { 'idempotency-key': key },
    body: { ...body, ...changed },
  });

// API-232
it('makes one refund for one key, and refuses the key for another deposit', async () => {
  const { doneInvoiceId } = world;
  const first = await refund(doneInvoiceId, 'refund-1');
  expect(first.statusCode).toBe(201);
  const made = first.json<MerchantRefund>();
  expect(made).toMatchObject({ status: 'IN_PROGRESS', refundOf: doneInvoiceId, fee: 0 });
  const again = await refund(doneInvoiceId, 'refund-1');
  expect(again.json()).toEqual(made);
  const { invoiceId } = await world.createForm();
  const other = await refund(invoiceId, 'refund-1');
  expect(other.json()).toMatchObject({ code: 'idempotency_conflict' });
  const open = await refund(invoiceId, 'refund-2');
  expect(open.json()).toMatchObject({ code: 'not_refundable' });
});

it('answers the address of the form where no payee is given, and names the field that is wrong', async () => {
  const { doneInvoiceId } = world;
  const { payee: _, ...withoutPayee } = body;
  const form = await merchantServer(world.app)({
    method: 'POST',
    url: `/api/merchant/v1/invoices/${doneInvoiceId}/refunds`,
    headers: { 'idempotency-key': 'refund-3' },
    body: withoutPayee,
  });
  const { formId, url } = form.json<MerchantRefund>();
  expect(url).toMatch(new RegExp(`/payment/${formId}$`));
  const wrong = await refund(doneInvoiceId, 'refund-4', {
    payee: { credential: '1', paymentMethodName: 'Humo' },
  });
  expect(wrong.json()).toMatchObject({ errors: [{ path: '/payee/credential' }] });
});

// API-281
it('keeps half a character of its own number as the mark for it, also in the repeated answer', async () => {
  const merchantInvoiceId = 'half \ud800';
  const { doneInvoiceId } = world;
  const first = await refund(doneInvoiceId, 'refund-half', { amount: 1, merchantInvoiceId });
  expect(first.statusCode, first.body).toBe(201);
  expect(first.json()).toMatchObject({ merchantInvoiceId: 'half \ufffd' });
  const again = await refund(doneInvoiceId, 'refund-half', { amount: 1, merchantInvoiceId });
  expect(again.json()).toEqual(first.json());
});
