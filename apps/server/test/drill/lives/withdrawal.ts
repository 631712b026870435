import { isDeepStrictEqual } from 'node:util';
import { completeForm, requestFormCredential } from '@tiyin/api/calls/form';
import { createPayout } from '@tiyin/api/calls/merchant-api';
import type { Random } from '../random.ts';
import { type Life, type Shop, type World, merchantOf, see } from '../world.ts';
import { orNo } from './answered-no.ts';
import type { Begun } from './kind.ts';
import { cancelAsCustomer, commonFields, keyOf, openForm, createDrillForm } from './create-form.ts';
import { watchForm, watchInvoice } from './watch.ts';
import type { WithdrawalScript } from './withdrawal-scripts.ts';

/** More than any merchant ever has, in minor units. */
const tooMuch = 9_000_000_000_000;

/** Lives one withdrawal by its script. */
export function liveWithdrawal(
  world: World,
  number: number,
  random: Random,
  script: WithdrawalScript,
): Promise<Begun> {
  const live = script.by === 'server' ? liveByServer : liveByForm;
  return live(world, number, random, script);
}

function amountOf(random: Random, { action, ending }: WithdrawalScript): number {
  return (action === 'requests-too-much' ? tooMuch : random.between(1_000, 5_000) * 100) + ending;
}

/** The http provider's terminals have limits that always suffice. */
function pickShop({ shops }: World, random: Random, { action }: WithdrawalScript): Shop {
  return random.pick(
    action === 'requests-too-much' ? shops.filter((shop) => !shop.provider) : shops,
  );
}

/** A Humo card of its own for each life. */
function cardOf(number: number): string {
  return `9860${String(number).padStart(12, '0')}`;
}

/** The merchant's server pays out, and now and then says so again, with the same key. */
async function liveByServer(
  world: World,
  number: number,
  random: Random,
  script: WithdrawalScript,
): Promise<Begun> {
  const name = `${script.name} (${number})`;
  const shop = pickShop(world, random, script);
  const merchant = merchantOf(world, shop, random);
  const body = {
    ...commonFields(world, number),
    terminalId: shop.withdrawalTerminalId,
    amount: amountOf(random, script),
    paymentMethodName: 'Humo',
    credential: cardOf(number),
  };
  const request = { idempotencyKey: keyOf(number), body };
  const payOut = () =>
    orNo(
      createPayout(merchant, request),
      script.action === 'pays-out' ? [] : ['insufficient_funds'],
    );
  const made = await payOut();
  if (script.action === 'requests-too-much') {
    if (made) world.faults.push(`${name}: ${made.amount} is paid out, and never was there`);
    return { watching: Promise.resolve() };
  }
  if (!made) throw new Error('the payout was not made');
  if (random.happens(0.5)) {
    const again = await Promise.all([payOut(), payOut()]);
    if (!again.every((answer) => isDeepStrictEqual(answer, made)))
      world.faults.push(`${name}: one key and body made ${made.invoiceId}, then another`);
  }
  const life: Life = {
    name,
    shop,
    flow: 'WITHDRAWAL',
    merchantInvoiceId: body.merchantInvoiceId,
    invoiceId: made.invoiceId,
    amount: made.amount,
    payee: body.credential,
    completedTo: 'IN_PROGRESS',
    isCanceled: false,
    seen: ['NEW'],
    mayEnd: script.mayEnd,
  };
  see(life, made.status);
  world.lives.push(life);
  return { watching: watchInvoice({ world, random, merchant, life }) };
}

/** The merchant's server creates a form, and the customer says there where the money shall go. */
async function liveByForm(
  world: World,
  number: number,
  random: Random,
  script: WithdrawalScript,
): Promise<Begun> {
  const shop = pickShop(world, random, script);
  const form = await createDrillForm(world, number, random, {
    name: `${script.name} (${number})`,
    shop,
    terminalId: shop.withdrawalTerminalId,
    type: 'Withdrawal',
    amount: amountOf(random, script),
    lifetimeSeconds: 6 * 60 * 60,
    mayEnd: script.mayEnd,
  });
  const { customer, formId, life } = form;
  const body = { ...(await openForm(form)), amount: life.amount };
  await requestFormCredential(customer, { formId, body });
  if (script.action === 'cancels') await cancelAsCustomer(form);
  else {
    const said = { formId, credential: cardOf(number) };
    // Requested again, the form has ended: the first answer was lost on its way.
    const no = script.action === 'pays-out' ? [] : ['payment_not_possible', 'form_ended'];
    life.payee = said.credential;
    if (await orNo(completeForm(customer, { formId, body: said }), no)) {
      life.completedTo = 'IN_PROGRESS';
    }
  }
  return { watching: watchForm(form) };
}
