import type {
  CancelMerchantInvoiceData,
  CreateFormRequest,
  CreatePayoutRequest,
  GetMerchantInvoiceData,
  MerchantInvoice,
} from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import type { ServerContext } from '../context.ts';
import { actOnly, once } from '../idempotency/once.ts';
import { createForm } from '../payments/form/create-form.ts';
import { offersOf } from '../payments/invoices/create-invoice.ts';
import {
  cancelMerchantInvoice,
  readMerchantInvoice,
} from '../payments/invoices/merchant-invoice.ts';
import { createPayout } from '../payments/payouts/create-payout.ts';
import { type OperationHandler, keyMerchantId, validated } from './request.ts';

/** The operations of the tag merchant-api. */
export function merchantApiOperations({ database, clock, config, secrets }: ServerContext) {
  const create: OperationHandler = async (request, reply) => {
    const merchantId = keyMerchantId(request);
    const body = validated<CreateFormRequest>(request, 'body');
    const headers = validated<Record<string, string>>(request, 'headers');
    const now = clock.now();
    const order = {
      ...body,
      merchantId,
      flowType: body.type === 'Deposit' ? ('DEPOSIT' as const) : ('WITHDRAWAL' as const),
      amount: amountFromWire(body.amount),
      lifetimeSeconds: body.lifetimeSeconds ?? 900,
      now,
    };
    const key = headers['idempotency-key'] ?? '';
    const made = await database.transaction((tx) =>
      once(
        tx,
        { merchantId, key, body, now },
        {
          look: () => offersOf(tx, order),
          act: async (offers) => {
            const form = await createForm(tx, order, offers);
            return { ...form, url: `${config.publicUrl}/payment/${form.formId}` };
          },
        },
      ),
    );
    await reply.code(201).send(made);
  };

  const payOut: OperationHandler = async (request, reply) => {
    const merchantId = keyMerchantId(request);
    const body = validated<CreatePayoutRequest>(request, 'body');
    const headers = validated<Record<string, string>>(request, 'headers');
    const now = clock.now();
    const order = { ...body, merchantId, amount: amountFromWire(body.amount), secrets, now };
    const key = headers['idempotency-key'] ?? '';
    const made = await database.transaction((tx) =>
      once(
        tx,
        { merchantId, key, body, now },
        actOnly(() => createPayout(tx, order)),
      ),
    );
    await reply.code(201).send(made);
  };

  const read: OperationHandler = (request): Promise<MerchantInvoice> => {
    const { id: invoiceId } = validated<GetMerchantInvoiceData['path']>(request, 'params');
    const merchantId = keyMerchantId(request);
    return database.transaction((tx) => readMerchantInvoice(tx, { merchantId, invoiceId }));
  };

  const cancel: OperationHandler = (request): Promise<MerchantInvoice> => {
    const { id: invoiceId } = validated<CancelMerchantInvoiceData['path']>(request, 'params');
    const order = { merchantId: keyMerchantId(request), invoiceId, now: clock.now() };
    return database.transaction((tx) => cancelMerchantInvoice(tx, order));
  };

  return {
    createForm: create,
    createPayout: payOut,
    getMerchantInvoice: read,
    cancelMerchantInvoice: cancel,
  };
}
