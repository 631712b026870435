import type { KeyScope } from '@tiyin/domain/permissions';
import { amountFromWire } from '@tiyin/domain/money';
import { originOf } from '../config/read-origins.ts';
import { sendTestEvent } from '../callbacks/send-test-event.ts';
import { refusePrivateCallback } from '../callbacks/refuse-private.ts';
import { seesMode } from '../db/own.ts';
import { actOnly, once } from '../idempotency/once.ts';
import { createForm } from '../payments/form/create-form.ts';
import { offersOf } from '../payments/invoices/create-invoice.ts';
import {
  cancelMerchantInvoice,
  readMerchantInvoice,
} from '../payments/invoices/merchant-invoice.ts';
import { advanceMerchantInvoice } from '../payments/invoices/test-clock.ts';
import { refundByMerchant } from '../payments/refunds/refund-by-merchant.ts';
import { createPayout } from '../payments/withdrawals/create-payout.ts';
import type { HandlersOf } from './handler.ts';
import { merchantEndpoints } from './merchant-endpoints.ts';
import { merchantReads } from './merchant-reads.ts';
import { replyOnce, sameMode } from './reply-once.ts';
import { requireScope } from './require-scope.ts';

/** The operations of the tag merchant-api. */
export const merchantApiOperations: HandlersOf<'merchant-api'> = {
  ...merchantReads,
  ...merchantEndpoints,

  async createForm(
    { body, headers },
    { isTest, keyScopes, merchantId },
    { database, clock, config, secrets },
  ) {
    if (body.type === 'Withdrawal') requireScope(keyScopes, 'payouts');
    await refusePrivateCallback(config, '/callbackUrl', body.callbackUrl);
    const now = clock.now();
    const command = {
      ...body,
      merchantId,
      flowType: body.type === 'Deposit' ? ('DEPOSIT' as const) : ('WITHDRAWAL' as const),
      amount: amountFromWire(body.amount),
      lifetimeSeconds: body.lifetimeSeconds ?? 900,
      now,
    };
    const request = { merchantId, key: headers['idempotency-key'], body, secrets, now };
    const outcome = await database.transaction((tx) =>
      once(
        tx,
        { ...request, isShown: sameMode(tx, isTest) },
        {
          look: async () => {
            const offers = await offersOf(tx, command);
            return offers.filter(({ terminal }) => seesMode({ isTest }, terminal));
          },
          act: async (offers) => {
            const form = await createForm(tx, command, offers);
            return { ...form, url: `${originOf('payform', config)}/payment/${form.formId}` };
          },
        },
      ),
    );
    return replyOnce(outcome);
  },

  async createPayout(
    { body, headers },
    { isTest, merchantId },
    { database, clock, config, secrets },
  ) {
    await refusePrivateCallback(config, '/callbackUrl', body.callbackUrl);
    const now = clock.now();
    const amount = amountFromWire(body.amount);
    const command = { ...body, isTest, merchantId, amount, secrets, now };
    const request = { merchantId, key: headers['idempotency-key'], body, secrets, now };
    const outcome = await database.transaction((tx) =>
      once(
        tx,
        { ...request, isShown: sameMode(tx, isTest) },
        actOnly(() => createPayout(tx, command)),
      ),
    );
    return replyOnce(outcome);
  },

  async createRefund(
    { path, body, headers },
    { isTest, merchantId },
    { database, clock, config, secrets },
  ) {
    const now = clock.now();
    const publicUrl = originOf('payform', config);
    const invoiceId = path.id;
    const { payee, amount: wireAmount, ...rest } = body;
    const amount = amountFromWire(wireAmount);
    const own = { isTest, merchantId, invoiceId };
    const command = { ...rest, ...own, amount, payee, publicUrl, secrets, now };
    // The deposit is part of the request, though it is in the address.
    const refund = { ...body, invoiceId };
    const request = { merchantId, key: headers['idempotency-key'], body: refund, secrets, now };
    const outcome = await database.transaction((tx) =>
      once(
        tx,
        { ...request, isShown: sameMode(tx, isTest) },
        actOnly(() => refundByMerchant(tx, command)),
      ),
    );
    return replyOnce(outcome);
  },

  async sendTestEvent({ body, headers }, { merchantId }, { database, clock, secrets }) {
    const now = clock.now();
    const request = { merchantId, key: headers['idempotency-key'], body, secrets, now };
    const command = { ...body, merchantId, now };
    const outcome = await database.transaction((tx) =>
      once(
        tx,
        request,
        actOnly(() => sendTestEvent(tx, command)),
      ),
    );
    return replyOnce(outcome);
  },

  getMerchantInvoice({ path: { id: invoiceId } }, { isTest, merchantId }, { database }) {
    const own = { isTest, merchantId, invoiceId };
    return database.transaction((tx) => readMerchantInvoice(tx, own));
  },

  cancelMerchantInvoice({ path }, { isTest, keyScopes, merchantId }, { database, clock }) {
    const command = { isTest, merchantId, invoiceId: path.id, now: clock.now() };
    const admit = (needed: KeyScope): void => requireScope(keyScopes, needed);
    return database.transaction((tx) => cancelMerchantInvoice(tx, command, admit));
  },

  async advanceMerchantInvoice(
    { path, body, headers },
    { isTest, keyScopes, merchantId },
    context,
  ) {
    const { clock, database, secrets } = context;
    const now = clock.now();
    const invoiceId = path.id;
    const command = { isTest, merchantId, invoiceId, minutes: body.minutes, now };
    const key = headers['idempotency-key'];
    const outcome = await database.transaction(async (tx) => {
      const admit = (needed: KeyScope): void => requireScope(keyScopes, needed);
      const act = () => advanceMerchantInvoice(tx, command, admit);
      if (key === undefined) return { answer: await act(), isReplayed: false };
      const request = { merchantId, key, body: { ...body, invoiceId }, secrets, now };
      return once(tx, { ...request, isShown: sameMode(tx, isTest) }, actOnly(act));
    });
    return replyOnce(outcome);
  },
};
