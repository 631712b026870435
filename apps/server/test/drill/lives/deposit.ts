import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { cancelForm, completeForm, initForm, requestFormCredential } from '@tiyin/api/calls/form';
import { cancelMerchantInvoice, createForm } from '@tiyin/api/calls/merchant-api';
import type { ApiProblem } from '@tiyin/api/errors';
import type { ApiClient } from '@tiyin/api/request';
import type { CreateFormRequest } from '@tiyin/api/types';
import { supportCode } from '@tiyin/domain/requisites';
import type { Random } from '../random.ts';
import { type Life, type Shop, type World, customerOf, merchantOf, see } from '../world.ts';
import { orNo } from './answered-no.ts';
import type { DepositScript } from './deposit-scripts.ts';
import type { Begun } from './kind.ts';
import { watch } from './watch.ts';

type Deposit = {
  readonly world: World;
  readonly script: DepositScript;
  readonly random: Random;
  readonly merchant: ApiClient;
  readonly customer: ApiClient;
  readonly formId: string;
  readonly life: Life;
  /** Orders the same form again, with the same key. */
  readonly orderAgain: () => Promise<void>;
};

/** Lives one deposit by its script: the merchant orders a form, the customer uses it or does not. */
export async function liveDeposit(
  world: World,
  number: number,
  random: Random,
  script: DepositScript,
): Promise<Begun> {
  const deposit = await order(world, number, random, script);
  for (let count = 0; count < script.amounts; count += 1) {
    if (count > 0) deposit.life.amount = amountOf(random, script);
    await askForRequisites(deposit);
  }
  await act(deposit);
  if (random.happens(0.25)) await deposit.orderAgain();
  return { watching: watch(deposit) };
}

/** Few enough amounts that customers get into each other's way, or a roomy range. */
function amountOf(random: Random, { ending }: DepositScript): number {
  const whole = random.happens(0.1) ? random.between(2_000, 2_019) : random.between(2_020, 400_000);
  return whole * 100 + ending;
}

async function order(
  world: World,
  number: number,
  random: Random,
  script: DepositScript,
): Promise<Deposit> {
  const shop = random.pick(world.shops);
  const merchant = merchantOf(world, shop, random);
  const body = orderOf(world, shop, number, random, script);
  // Merchants choose keys for themselves: two merchants' are often the same.
  const wish = { idempotencyKey: `order-${number}-of-the-drill`, body };
  const name = `${script.name} (${number})`;
  const made = await createForm(merchant, wish);
  const orderAgain = async (): Promise<void> => {
    const again = await createForm(merchant, wish);
    if (isDeepStrictEqual(again, made)) return;
    world.faults.push(`${name}: one key and body made ${made.invoiceId}, then ${again.invoiceId}`);
  };
  // Two at once: the same order as from two threads of a shop that mistrust each other.
  if (random.happens(0.25)) await Promise.all([orderAgain(), orderAgain()]);
  const life: Life = {
    name,
    shop,
    merchantInvoiceId: body.merchantInvoiceId,
    invoiceId: made.invoiceId,
    amount: body.amount,
    isCompleted: false,
    isCanceled: false,
    seen: ['NEW'],
    mayEnd: script.mayEnd,
  };
  world.lives.push(life);
  const customer = customerOf(world, number, random);
  return { world, script, random, merchant, customer, formId: made.formId, life, orderAgain };
}

function orderOf(
  { seed, callbackUrl }: World,
  shop: Shop,
  number: number,
  random: Random,
  script: DepositScript,
): CreateFormRequest {
  return {
    terminalId: random.pick(shop.depositTerminalIds),
    type: 'Deposit',
    amount: amountOf(random, script),
    canChangeAmount: true,
    merchantInvoiceId: `drill-${seed}-${number}`,
    customer: { externalId: `u-${number}` },
    successUrl: 'https://shop.test/paid',
    cancelUrl: 'https://shop.test/canceled',
    errorUrl: 'https://shop.test/failed',
    callbackUrl,
    lifetimeSeconds: script.lifetimeSeconds,
  };
}

/** The customer opens the form and asks where to send the money, twice, as a reload does. */
async function askForRequisites({ customer, formId, life, world, random }: Deposit): Promise<void> {
  const init = await initForm(customer, { formId });
  see(life, init.status);
  const hmac = (key: string, message: string): string =>
    createHmac('sha256', key).update(message).digest('hex');
  const body = {
    formId,
    amount: life.amount,
    paymentMethodId: random.pick(init.methods).id,
    supportCode: await supportCode(hmac, formId, init.verficationKey),
  };
  const ask = () => orNo(requestFormCredential(customer, { formId, body }), 'form_ended');
  const first = await ask();
  // Over already, or no account keeps this amount for anybody else: the customer has seen none.
  if (!first?.credentials) return;
  life.requisites = { amount: first.amount, value: first.credentials.value };
  see(life, 'IN_PROGRESS');
  const second = await ask();
  if (second === undefined || isDeepStrictEqual(first, second)) return;
  world.faults.push(`${life.name}: the requisites were others when it was asked again`);
}

async function act(deposit: Deposit): Promise<void> {
  const { life, script } = deposit;
  const isShown = life.requisites?.amount === life.amount;
  if (script.amounts > 0 && script.deed !== 'customer-leaves' && !isShown) {
    // No account was free for this amount: the customer gives up.
    life.mayEnd = ['CANCELED'];
    return cancelAsCustomer(deposit);
  }
  switch (script.deed) {
    case 'customer-pays':
      return pay(deposit);
    case 'customer-cancels':
      return cancelAsCustomer(deposit);
    case 'merchant-cancels':
      return cancelAsMerchant(deposit);
    case 'both-at-once':
      await Promise.all([pay(deposit, 'form_ended'), cancelAsMerchant(deposit, 'not_cancelable')]);
      return requireOneNo(deposit);
    case 'customer-leaves':
      if (!isShown && life.mayEnd.includes('IN_PROGRESS')) life.mayEnd = ['NEW', 'IN_PROGRESS'];
  }
}

/** @param no the refusal that the script allows for */
async function pay({ customer, formId, life }: Deposit, no?: ApiProblem['code']): Promise<void> {
  const body = { formId, credential: life.requisites?.value ?? '' };
  const answer = await orNo(completeForm(customer, { formId, body }), no);
  if (answer) life.isCompleted = true;
}

async function cancelAsCustomer({ customer, formId, life }: Deposit): Promise<void> {
  see(life, (await cancelForm(customer, { formId })).status);
  life.isCanceled = true;
}

/** @param no the refusal that the script allows for */
async function cancelAsMerchant(
  { merchant, life }: Deposit,
  no?: ApiProblem['code'],
): Promise<void> {
  const answer = await orNo(cancelMerchantInvoice(merchant, { id: life.invoiceId }), no);
  if (!answer) return;
  see(life, answer.status);
  life.isCanceled = true;
}

function requireOneNo({ life, world }: Deposit): void {
  if (life.isCanceled !== life.isCompleted) return;
  const word = life.isCanceled ? 'yes' : 'no';
  world.faults.push(`${life.name}: both who pays and who cancels were told ${word}`);
}
