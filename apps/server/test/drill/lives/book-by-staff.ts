import { changeInvoiceStatus } from '@tiyin/api/calls/invoices';
import { getMerchantInvoice } from '@tiyin/api/calls/merchant-api';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { staffOf } from '../people.ts';
import { see } from '../world.ts';
import { orNo } from './answered-no.ts';
import type { LivedDeposit } from './lived-deposit.ts';
import { decide } from './second-person.ts';

/** Staff vouch for the money of a deposit that its customer left open: it is booked if a second person agrees. */
export async function bookByStaff({ life, random, world, merchant }: LivedDeposit): Promise<void> {
  const { invoiceId } = life;
  const operator = staffOf(world, 'operator', random);
  const { id: statusId } = invoiceStatusByCode('DONE');
  const body = { invoiceId, statusId, reason: 'The customer showed a receipt in the drill' };
  // The first response may be lost: then the request waits, and nothing is booked.
  const answer = await orNo(changeInvoiceStatus(operator, { body }), ['approval_pending']);
  if (!answer) return;
  if (!('approval' in answer)) {
    world.faults.push(`${life.name}: staff booked it without a second person`);
    return;
  }
  const request = { approvalId: answer.approval.id, kind: 'STATUS_CHANGE' } as const;
  await decide({ random, world }, request);
  const decision = world.decisions.find(({ approvalId }) => approvalId === request.approvalId);
  if (decision?.read === 'APPROVED') life.mayEnd = ['DONE'];
  life.reading = await getMerchantInvoice(merchant, { id: invoiceId });
  see(life, life.reading.status);
}
