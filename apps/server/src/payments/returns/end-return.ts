import type { ReturnId } from '@tiyin/domain/ids';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { readReason, requireReason } from '../given-reason.ts';
import { requireVisibleSource } from './describe-return.ts';
import { isMadeByHand } from './made-by-hand.ts';
import { reportReturn } from './report-return.ts';
import { isReturnEndable } from './return-endable.ts';
import { isReturnUnderWay, lockReturn } from './return-row.ts';
import { sourceOf } from './return-source.ts';

/** The outcome that people declare of a return. */
export type ReturnEnd = {
  readonly staff: Staff;
  readonly returnId: ReturnId;
  readonly status: 'paid' | 'failed';
  /** The bank's reference of a payment. */
  readonly transferId?: string | undefined;
  readonly reason: string | undefined;
  /** It had failed when this was requested, and its money left all the same (LEDGER-773). */
  readonly hadFailed?: boolean | undefined;
  readonly now: Date;
};

/**
 * Declares the outcome of a return that its provider does not report any more, or of one that failed wrongly, as a second
 * person approved it (LEDGER-253, LEDGER-773). 404 out of scope; 409 `return_known` where the outcome is known,
 * `transaction_recent` where it may still be sent or answered; 422 for one under way that a person makes by hand, or
 * `paid` without the bank's reference.
 */
export async function endReturn(tx: Tx, command: ReturnEnd): Promise<void> {
  const { staff, returnId, status, transferId, now } = command;
  await lockEndableReturn(tx, command);
  const comment = readReason(command.reason);
  requireReason(true, comment);
  if (status === 'paid' && transferId === undefined) {
    throw notAllowed('/transferId', 'Give the bank’s reference of the payment');
  }
  const actor = { type: 'staff', id: staff.id } as const;
  await reportReturn(tx, {
    returnId,
    outcome: status === 'paid' ? 'paid' : 'refused',
    ...(status === 'paid' && { externalId: transferId }),
    actor,
    comment,
    isDeclared: true,
    now,
  });
  const subject = `return:${returnId}`;
  const details = { status, ...(transferId !== undefined && { transferId }) };
  recordAudit(tx, { actor, action: 'return.ended', subject, details, now });
}

/** The return with its locked source, if people may end it. */
export async function lockEndableReturn(
  tx: Tx,
  {
    staff,
    returnId,
    status,
    hadFailed = false,
    now,
  }: Pick<ReturnEnd, 'hadFailed' | 'now' | 'returnId' | 'staff' | 'status'>,
) {
  const found = await lockReturn(tx, returnId);
  if (!found) throw new ProblemError('not_found');
  const { row } = found;
  await requireVisibleSource(tx, staff, sourceOf(row));
  if (hadFailed) {
    if (row.status !== 'FAILED' || status !== 'paid') throw new ProblemError('return_known');
    return found;
  }
  if (!isReturnUnderWay(row)) throw new ProblemError('return_known');
  if (await isMadeByHand(tx, row)) {
    throw new ProblemError('not_allowed', { detail: 'A person confirms or refuses this return' });
  }
  if (!isReturnEndable(row, now)) throw new ProblemError('transaction_recent');
  return found;
}
