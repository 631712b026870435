import { isDeepStrictEqual } from 'node:util';
import { listRefunds, refundInvoice } from '@tiyin/api/calls/invoices';
import { createRefund, getMerchantInvoice } from '@tiyin/api/calls/merchant-api';
import { staffOf } from '../people.ts';
import { type Life, see } from '../world.ts';
import { orNo } from './answered-no.ts';
import { bookByStaff } from './book-by-staff.ts';
import type { LivedDeposit } from './lived-deposit.ts';
import { decide } from './second-person.ts';
import { payeeOf } from './payee-of.ts';
import { returnAndEnd, returnExcess } from './return-excess.ts';
import { excessOf } from './sums.ts';
import { watchInvoice } from './watch.ts';

const reason = 'As agreed in the drill';

/** Goes on with a deposit that was paid, or left open, as its script says. */
export async function goOn(deposit: LivedDeposit): Promise<void> {
  const { life, script, world } = deposit;
  if (world.closing.signal.aborted) return;
  const isLeftOpen = life.reading?.status === 'IN_PROGRESS';
  if (isLeftOpen && script.afterwards === 'booked by staff') await bookByStaff(deposit);
  else await giveBack(deposit);
}

async function giveBack(deposit: LivedDeposit): Promise<void> {
  const { life, script } = deposit;
  if (life.reading?.status !== 'DONE') return;
  const { amount } = life.reading;
  switch (script.afterwards) {
    case 'refunded in part':
      return refund(deposit, [shareOf(amount, 1 / 3)]);
    case 'refunded whole':
      return refund(deposit, [amount]);
    case 'refunded beyond':
      return refund(deposit, [shareOf(amount, 0.6), shareOf(amount, 0.6)]);
    case 'refunded by staff':
      return refundByStaff(deposit, shareOf(amount, 1 / 2));
    case 'excess returned':
      return returnExcess(deposit, excessOf(deposit.number));
    case 'return ended by staff':
      return returnAndEnd(deposit, excessOf(deposit.number));
    case 'booked by staff':
    case 'on a statement':
    case undefined:
  }
}

/** Whole units: the provider pays them. */
function shareOf(amount: number, share: number): number {
  return Math.floor((amount * share) / 100) * 100;
}

/** The merchant's server gives these amounts back at once, some of them sent twice with one key. */
async function refund(deposit: LivedDeposit, amounts: readonly number[]): Promise<void> {
  const { life, merchant, world } = deposit;
  const refunds = await Promise.all(
    amounts.map((amount, index) => requestReturn(deposit, amount, index)),
  );
  const made = refunds.flatMap((one) => one ?? []);
  await Promise.all(made.map((one) => watchRefund(deposit, one)));
  const { refundedAmount = 0 } = await getMerchantInvoice(merchant, { id: life.invoiceId });
  const sum = made.reduce((total, { amount }) => total + amount, 0);
  if (refundedAmount !== sum || sum > life.amount) {
    world.faults.push(`${life.name}: ${sum} was refunded, and its merchant read ${refundedAmount}`);
  }
}

async function requestReturn(
  deposit: LivedDeposit,
  amount: number,
  index: number,
): Promise<Life | undefined> {
  const { life, merchant, random, world } = deposit;
  const merchantInvoiceId = `${life.merchantInvoiceId}-refund-${index}`;
  const payee = payeeOf(deposit);
  const body = { amount, reason, payee, merchantInvoiceId };
  const idempotencyKey = `${merchantInvoiceId}-key`;
  const send = () =>
    orNo(createRefund(merchant, { id: life.invoiceId, idempotencyKey, body }), [
      'refund_exceeds_deposit',
      'insufficient_funds',
    ]);
  const [made, again] = await (random.happens(0.5)
    ? Promise.all([send(), send()])
    : send().then((one) => [one, one]));
  // The balance of the merchant may have come in between two that were refused differently.
  if (made && again && !isDeepStrictEqual(made.invoiceId, again.invoiceId)) {
    world.faults.push(`${life.name}: one key and body made two refunds`);
  }
  const refunded = made ?? again;
  return refunded && { ...refundLife(deposit, refunded.invoiceId, amount), merchantInvoiceId };
}

function refundLife(deposit: LivedDeposit, invoiceId: string, amount: number): Life {
  const { life } = deposit;
  return {
    name: `refund of ${life.name}`,
    shop: life.shop,
    flow: 'WITHDRAWAL',
    merchantInvoiceId: `refund-${invoiceId}`,
    invoiceId,
    amount,
    payee: payeeOf(deposit).credential,
    completedTo: 'IN_PROGRESS',
    isCanceled: false,
    seen: ['NEW'],
    mayEnd: ['DONE'],
  };
}

async function watchRefund({ world, random, merchant }: LivedDeposit, life: Life): Promise<void> {
  world.lives.push(life);
  see(life, 'IN_PROGRESS');
  await watchInvoice({ world, random, merchant, life });
}

/** A refund by staff waits for a second person. */
async function refundByStaff(deposit: LivedDeposit, amount: number): Promise<void> {
  const { life, random, world } = deposit;
  const { invoiceId } = life;
  const operator = staffOf(world, 'operator', random);
  const body = { invoiceId, amount, reason, payee: payeeOf(deposit) };
  // The first response may be lost: then the request waits, and is not recorded here.
  const answer = await orNo(refundInvoice(operator, { body }), ['approval_pending']);
  if (!answer) return;
  if (!('approval' in answer)) {
    world.faults.push(`${life.name}: staff refunded it without a second person`);
    return;
  }
  await decide(deposit, { approvalId: answer.approval.id, kind: 'REFUND' });
  const refunds = await listRefunds(operator, { invoiceId });
  const lives = refunds.data.map((one) => refundLife(deposit, one.invoiceId, one.amount));
  await Promise.all(lives.map((one) => watchRefund(deposit, one)));
}
