import { isDeepStrictEqual } from 'node:util';
import { completeForm, requestFormCredential } from '@tiyin/api/calls/form';
import { cancelMerchantInvoice } from '@tiyin/api/calls/merchant-api';
import type { Random } from '../random.ts';
import { type World, see } from '../world.ts';
import { orNo } from './answered-no.ts';
import type { DepositScript } from './deposit-scripts.ts';
import type { Begun } from './kind.ts';
import { type OrderedForm, cancelAsCustomer, openForm, orderForm } from './order-form.ts';
import { watchForm } from './watch.ts';

type Deposit = OrderedForm & { readonly script: DepositScript; readonly number: number };

/** Lives one deposit by its script: the merchant orders a form, the customer uses it or does not. */
export async function liveDeposit(
  world: World,
  number: number,
  random: Random,
  script: DepositScript,
): Promise<Begun> {
  const shop = random.pick(world.shops);
  const ordered = await orderForm(world, number, random, {
    name: `${script.name} (${number})`,
    shop,
    terminalId: random.pick(shop.depositTerminalIds),
    type: 'Deposit',
    amount: amountOf(random, script),
    lifetimeSeconds: script.lifetimeSeconds,
    mayEnd: script.mayEnd,
  });
  const deposit = { ...ordered, script, number };
  for (let count = 0; count < script.amounts; count += 1) {
    if (count > 0) deposit.life.amount = amountOf(random, script);
    await askForRequisites(deposit);
  }
  await act(deposit);
  if (random.happens(0.25)) await deposit.orderAgain();
  return { watching: watchForm(deposit) };
}

/** Few enough amounts that customers get into each other's way, or a roomy range. */
function amountOf(random: Random, { ending }: DepositScript): number {
  const whole = random.happens(0.1) ? random.between(2_000, 2_019) : random.between(2_020, 400_000);
  return whole * 100 + ending;
}

/** The customer opens the form and asks where to send the money, twice, as a reload does. */
async function askForRequisites(deposit: Deposit): Promise<void> {
  const { customer, formId, life, world } = deposit;
  const body = { ...(await openForm(deposit)), amount: life.amount };
  const ask = () => orNo(requestFormCredential(customer, { formId, body }), ['form_ended']);
  const first = await ask();
  // Over already, or no account is free for this amount: the customer has seen none.
  if (!first?.credentials) return;
  life.requisites = { amount: first.amount, value: first.credentials.value };
  see(life, 'IN_PROGRESS');
  const second = await ask();
  if (second === undefined || isDeepStrictEqual(first, second)) return;
  world.faults.push(`${life.name}: the requisites differed when they were requested again`);
}

async function act(deposit: Deposit): Promise<void> {
  const { life, script } = deposit;
  const isShown = life.requisites?.amount === life.amount;
  if (script.amounts > 0 && script.action !== 'customer-leaves' && !isShown) {
    // No account was free for this amount: the customer gives up.
    life.mayEnd = ['CANCELED'];
    return cancelAsCustomer(deposit);
  }
  switch (script.action) {
    case 'customer-pays':
      return life.mayEnd.includes('DECLINED') ? payAndBeRefused(deposit) : pay(deposit);
    case 'customer-cancels':
      return cancelAsCustomer(deposit);
    case 'merchant-cancels':
      return cancelAsMerchant(deposit);
    case 'both-at-once':
      await Promise.all([
        pay(deposit, ['form_ended']),
        cancelAsMerchant(deposit, ['not_cancelable']),
      ]);
      return requireOneNo(deposit);
    case 'customer-leaves':
      if (!isShown && life.mayEnd.includes('IN_PROGRESS')) life.mayEnd = ['NEW', 'IN_PROGRESS'];
  }
}

/** @param no the refusals that the script allows for */
async function pay(deposit: Deposit, no: readonly string[] = []): Promise<void> {
  const { customer, formId, life } = deposit;
  const body = { formId, credential: life.requisites?.value ?? '' };
  const answer = await orNo(completeForm(customer, { formId, body }), no);
  if (!answer) return;
  life.completedTo = 'PENDING';
  await receive(deposit);
}

/** The money comes to an account of the http provider, which reports it; the sandbox knows of its own. */
async function receive(deposit: Deposit): Promise<void> {
  const { life } = deposit;
  const { shop, invoiceId: transactionId, requisites } = life;
  if (shop.provider === undefined || requisites === undefined) return;
  const { accountId } = shop.provider;
  const sums = sumsOf(deposit, requisites.amount);
  life.transfers = sums.length;
  for (const amount of sums) await shop.provider.receive({ transactionId, accountId, amount });
}

/** The transfers of a customer; parts are smaller than any amount, and differ from life to life. */
function sumsOf({ number, script }: Deposit, amount: number): number[] {
  const part = ((number % 1_999) + 1) * 100;
  switch (script.sends) {
    case 'a part and the rest':
      return [amount - part, part];
    case 'too much':
      return [amount + part];
    case 'twice':
      return [amount, amount];
    default:
      return [amount];
  }
}

/**
 * Where the first answer was lost, the provider may have refused before it is said again, and it has ended: then it
 * was taken the first time, which the history has to show.
 */
async function payAndBeRefused(deposit: Deposit): Promise<void> {
  await pay(deposit, ['form_ended']);
  deposit.life.completedTo = 'PENDING';
}

/** @param no the refusals that the script allows for */
async function cancelAsMerchant(
  { merchant, life }: Deposit,
  no: readonly string[] = [],
): Promise<void> {
  const answer = await orNo(cancelMerchantInvoice(merchant, { id: life.invoiceId }), no);
  if (!answer) return;
  see(life, answer.status);
  life.isCanceled = true;
}

function requireOneNo({ life, world }: Deposit): void {
  const isCompleted = life.completedTo !== undefined;
  if (life.isCanceled !== isCompleted) return;
  const word = life.isCanceled ? 'yes' : 'no';
  world.faults.push(`${life.name}: payment and cancellation both got ${word}`);
}
