import type { ReturnId } from '@tiyin/domain/ids';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { describeReturn, requireVisibleSource } from '../../payments/returns/describe-return.ts';
import { isMadeByHand } from '../../payments/returns/made-by-hand.ts';
import { reportReturn } from '../../payments/returns/report-return.ts';
import { isReturnUnderWay, lockReturn } from '../../payments/returns/return-row.ts';
import { sourceOf } from '../../payments/returns/return-source.ts';
import { readReason } from '../../payments/given-reason.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';

type Confirmation = {
  readonly staff: Staff;
  readonly returnId: ReturnId;
  readonly status: 'paid' | 'refused';
  /** The bank's id of the transfer that paid it. */
  readonly transferId: string | undefined;
  readonly reason?: string | undefined;
  readonly now: Date;
};

/**
 * A person confirms or refuses a return that people make by hand (LEDGER-251). 404 out of scope, 422 if its
 * provider is not manual, 409 `return_known` if the outcome is known.
 */
export async function confirmReturn(tx: Tx, command: Confirmation) {
  const { staff, returnId, status, transferId: externalId, now } = command;
  const comment = readReason(command.reason);
  const found = await lockReturn(tx, returnId);
  if (!found) throw new ProblemError('not_found');
  const { row } = found;
  await requireVisibleSource(tx, staff, sourceOf(row));
  if (!(await isMadeByHand(tx, row))) {
    throw new ProblemError('not_allowed', { detail: 'Its provider reports the outcome itself' });
  }
  if (!isReturnUnderWay(row)) throw new ProblemError('return_known');
  const actor = { type: 'staff', id: staff.id } as const;
  await reportReturn(tx, { returnId, outcome: status, externalId, actor, comment, now });
  const subject = `return:${returnId}`;
  const details = { status, ...(comment !== undefined && { reason: comment }) };
  recordAudit(tx, { actor, action: 'return.confirmed', subject, details, now });
  return describeReturn(tx, { staff, now }, returnId);
}
