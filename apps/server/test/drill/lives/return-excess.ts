import { setTimeout as pause } from 'node:timers/promises';
import { endReturn, listReturns, returnInvoiceMoney } from '@tiyin/api/calls/returns';
import { staffOf } from '../people.ts';
import { orNo } from './answered-no.ts';
import type { LivedDeposit } from './lived-deposit.ts';
import { payeeOf } from './payee-of.ts';
import { decide } from './second-person.ts';

const reason = 'As agreed in the drill';

/** Staff return the money beyond the amount: much of it waits for a second person. */
export async function returnExcess(deposit: LivedDeposit, amount: number): Promise<void> {
  const { life, random, world } = deposit;
  const { invoiceId } = life;
  const { credential } = payeeOf(deposit);
  const body = { invoiceId, amount, reason, payee: { credential } };
  const operator = staffOf(world, 'operator', random);
  // The first response may be lost: then the money is on its way or waits for a second person.
  const no = ['approval_pending', 'return_under_way', 'not_returnable', 'not_allowed'];
  const answer = await orNo(returnInvoiceMoney(operator, { body }), no);
  if (!answer || !('approval' in answer)) return;
  await decide(deposit, { approvalId: answer.approval.id, kind: 'RETURN' });
}

/** The provider takes an amount that ends in 03 and never says how it ended (ROUTING-40). */
const silent = 3;

/** A part of the excess is returned; as its outcome stays unknown, two people declare it. */
export async function returnAndEnd(deposit: LivedDeposit, excess: number): Promise<void> {
  const { life, random, world } = deposit;
  const amount = excess - 100 + silent;
  if (amount < 100) return;
  await returnExcess(deposit, amount);
  const operator = staffOf(world, 'operator', random);
  const { data } = await listReturns(operator, { invoiceId: life.invoiceId });
  await Promise.all(data.map(({ id }) => declare(deposit, id)));
}

/** Requests the end again and again until the return had its hour, which the drill's staff let pass. */
async function declare(deposit: LivedDeposit, id: string): Promise<void> {
  const { life, random, world } = deposit;
  const status = random.happens(0.5) ? 'paid' : 'failed';
  const ofBank = status === 'paid' ? { transferId: `ended-${id}` } : {};
  const body = { status, reason, ...ofBank } as const;
  const no = ['transaction_recent', 'approval_pending', 'return_known'];
  const operator = staffOf(world, 'operator', random);
  for (let tries = 0; tries < 40 && !world.closing.signal.aborted; tries += 1) {
    const answer = await orNo(endReturn(operator, { id, body }), no);
    if (answer) {
      const decision = { approvalId: answer.approval.id, kind: 'PAYOUT_END' } as const;
      const read = await decide(deposit, decision);
      // People declare what happened: the provider had done so without a report.
      if (read === 'APPROVED') life.shop.provider?.settle(id, keptAs[status]);
      return;
    }
    await pause(random.between(200, 500));
  }
}

const keptAs = { paid: 'paid', failed: 'refused' } as const;
