import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { cancelForm, initForm } from '@tiyin/api/calls/form';
import { createForm } from '@tiyin/api/calls/merchant-api';
import type { ApiClient } from '@tiyin/api/request';
import type { CreateFormRequest } from '@tiyin/api/types';
import { supportCode } from '@tiyin/domain/requisites';
import type { Random } from '../random.ts';
import { type Life, type World, customerOf, merchantOf, see } from '../world.ts';

/** A hosted form that a merchant created, with the people who use it. */
export type CreatedForm = {
  readonly world: World;
  readonly random: Random;
  readonly merchant: ApiClient;
  readonly customer: ApiClient;
  readonly formId: string;
  readonly life: Life;
  /** Creates the same form again, with the same key. */
  readonly createAgain: () => Promise<void>;
};

type Input = Pick<Life, 'name' | 'shop' | 'amount' | 'mayEnd'> &
  Pick<CreateFormRequest, 'terminalId' | 'type' | 'lifetimeSeconds'>;

/** The merchant's server creates a form, now and then as from two threads that mistrust each other. */
export async function createDrillForm(
  world: World,
  number: number,
  random: Random,
  { name, shop, amount, mayEnd, ...input }: Input,
): Promise<CreatedForm> {
  const merchant = merchantOf(world, shop, random);
  const body = { ...bodyOf(world, number), ...input, amount };
  const request = { idempotencyKey: keyOf(number), body };
  const made = await createForm(merchant, request);
  const createAgain = async (): Promise<void> => {
    const again = await createForm(merchant, request);
    if (isDeepStrictEqual(again, made)) return;
    world.faults.push(`${name}: one key and body made ${made.invoiceId}, then ${again.invoiceId}`);
  };
  if (random.happens(0.25)) await Promise.all([createAgain(), createAgain()]);
  const life: Life = {
    name,
    shop,
    flow: input.type === 'Deposit' ? 'DEPOSIT' : 'WITHDRAWAL',
    merchantInvoiceId: body.merchantInvoiceId,
    invoiceId: made.invoiceId,
    amount,
    isCanceled: false,
    seen: ['NEW'],
    mayEnd,
  };
  world.lives.push(life);
  const customer = customerOf(world, number, random);
  return { world, random, merchant, customer, formId: made.formId, life, createAgain };
}

/** Merchants choose keys for themselves: two merchants' are often the same. */
export function keyOf(number: number): string {
  return `order-${number}-of-the-drill`;
}

/** The common fields of the drill's requests. */
export function commonFields({ seed, callbackUrl }: World, number: number) {
  return {
    merchantInvoiceId: `drill-${seed}-${number}`,
    customer: { externalId: `u-${number}` },
    callbackUrl,
  };
}

function bodyOf(world: World, number: number) {
  return {
    ...commonFields(world, number),
    canChangeAmount: true,
    successUrl: 'https://shop.test/paid',
    cancelUrl: 'https://shop.test/canceled',
    errorUrl: 'https://shop.test/failed',
  };
}

/** The customer opens the form; returns what the credential call takes beside the amount. */
export async function openForm({ customer, formId, life, random }: CreatedForm) {
  const init = await initForm(customer, { formId });
  see(life, init.status);
  const hmac = (key: string, message: string): string =>
    createHmac('sha256', key).update(message).digest('hex');
  return {
    formId,
    paymentMethodId: random.pick(init.methods).id,
    supportCode: await supportCode(hmac, formId, init.verficationKey),
  };
}

/** The customer gives up. */
export async function cancelAsCustomer({ customer, formId, life }: CreatedForm): Promise<void> {
  see(life, (await cancelForm(customer, { formId })).status);
  life.isCanceled = true;
}
