import { isDeepStrictEqual } from 'node:util';
import { completeForm, requestFormCredential } from '@tiyin/api/calls/form';
import { cancelMerchantInvoice } from '@tiyin/api/calls/merchant-api';
import type { Random } from '../random.ts';
import { type World, see } from '../world.ts';
import { orNo } from './answered-no.ts';
import { type DepositScript, isByStaff } from './deposit-scripts.ts';
import { goOn } from './give-back.ts';
import { importLine } from './import-line.ts';
import type { Begun } from './kind.ts';
import type { LivedDeposit } from './lived-deposit.ts';
import { cancelAsCustomer, openForm, createDrillForm } from './create-form.ts';
import { sumsOf } from './sums.ts';
import { watchForm } from './watch.ts';

/** Lives one deposit by its script: the merchant creates a form, the customer uses it or does not. */
export async function liveDeposit(
  world: World,
  number: number,
  random: Random,
  script: DepositScript,
): Promise<Begun> {
  const shop = random.pick(
    isByStaff(script) ? world.shops.filter(({ provider }) => provider) : world.shops,
  );
  const created = await createDrillForm(world, number, random, {
    name: `${script.name} (${number})`,
    shop,
    terminalId: random.pick(shop.depositTerminalIds),
    type: 'Deposit',
    amount: firstAmount(random, script, number),
    lifetimeSeconds: script.lifetimeSeconds,
    mayEnd: script.mayEnd,
  });
  const deposit = { ...created, script, number };
  for (let count = 0; count < script.amounts; count += 1) {
    if (count > 0) deposit.life.amount = amountOf(random, script);
    await requestRequisites(deposit);
  }
  await act(deposit);
  if (random.happens(0.25)) await deposit.createAgain();
  return { watching: watchForm(deposit).then(() => goOn(deposit)) };
}

/** Money on a statement is known by its amount alone: nobody else sends it. */
function firstAmount(random: Random, script: DepositScript, number: number): number {
  return script.afterwards === 'on a statement'
    ? (500_000 + number) * 100
    : amountOf(random, script);
}

/** Few enough amounts that customers get into each other's way, or a roomy range. */
function amountOf(random: Random, { ending }: DepositScript): number {
  const whole = random.happens(0.1) ? random.between(2_000, 2_019) : random.between(2_020, 400_000);
  return whole * 100 + ending;
}

/** The customer opens the form and requests requisites, twice, as a reload does. */
async function requestRequisites(deposit: LivedDeposit): Promise<void> {
  const { customer, formId, life, world } = deposit;
  const body = { ...(await openForm(deposit)), amount: life.amount };
  const request = () => orNo(requestFormCredential(customer, { formId, body }), ['form_ended']);
  const first = await request();
  // Over already, or no account is free for this amount: the customer has seen none.
  if (!first?.credentials) return;
  life.requisites = { amount: first.amount, value: first.credentials.value };
  see(life, 'IN_PROGRESS');
  const second = await request();
  if (second === undefined || isDeepStrictEqual(first, second)) return;
  world.faults.push(`${life.name}: the requisites differed when they were requested again`);
}

async function act(deposit: LivedDeposit): Promise<void> {
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
async function pay(deposit: LivedDeposit, no: readonly string[] = []): Promise<void> {
  const { customer, formId, life } = deposit;
  const body = { formId, credential: life.requisites?.value ?? '' };
  const answer = await orNo(completeForm(customer, { formId, body }), no);
  if (!answer) return;
  life.completedTo = 'PENDING';
  await receive(deposit);
}

/** The money comes to an account of the http provider, which reports it; the sandbox knows of its own. */
async function receive(deposit: LivedDeposit): Promise<void> {
  const { life } = deposit;
  const { shop, invoiceId: transactionId, requisites } = life;
  if (shop.provider === undefined || requisites === undefined) return;
  const { accountId } = shop.provider;
  if (deposit.script.afterwards === 'on a statement')
    return receiveTwice(deposit, requisites.amount);
  const sums = sumsOf(deposit.number, deposit.script, requisites.amount);
  life.transfers = sums.length;
  for (const amount of sums) await shop.provider.receive({ transactionId, accountId, amount });
}

/**
 * Staff import the bank's statement of the money, twice, while the provider reports it, or before: then the line
 * waits for people, and its report gives it to the deposit (PEOPLE-540, LEDGER-263).
 */
async function receiveTwice(deposit: LivedDeposit, amount: number): Promise<void> {
  const { life, world, random, number } = deposit;
  const { shop, invoiceId } = life;
  if (shop.provider === undefined) return;
  const { accountId, receive: report } = shop.provider;
  const transferId = `in_${world.seed}_${number}`;
  const doImport = () => importLine(world, random, { accountId, amount, reference: transferId });
  if (random.happens(0.5)) await doImport();
  await Promise.all([
    report({ transactionId: invoiceId, accountId, amount, transferId }),
    doImport(),
    doImport(),
  ]);
  world.lines.push({ reference: transferId, invoiceId });
}

/**
 * Where the first answer was lost, the provider may have refused before it is said again, and it has ended: then it
 * was taken the first time, which the history has to show.
 */
async function payAndBeRefused(deposit: LivedDeposit): Promise<void> {
  await pay(deposit, ['form_ended']);
  deposit.life.completedTo = 'PENDING';
}

/** @param no the refusals that the script allows for */
async function cancelAsMerchant(
  { merchant, life }: LivedDeposit,
  no: readonly string[] = [],
): Promise<void> {
  const answer = await orNo(cancelMerchantInvoice(merchant, { id: life.invoiceId }), no);
  if (!answer) return;
  see(life, answer.status);
  life.isCanceled = true;
}

function requireOneNo({ life, world }: LivedDeposit): void {
  const isCompleted = life.completedTo !== undefined;
  if (life.isCanceled !== isCompleted) return;
  const word = life.isCanceled ? 'yes' : 'no';
  world.faults.push(`${life.name}: payment and cancellation both got ${word}`);
}
