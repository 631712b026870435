import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount } from '../../db/schema.ts';
import { resolve } from '../../notifications/notify.ts';
import { notAllowed } from '../../problem.ts';
import { type AccountReading, readAccount } from './describe-account.ts';
import { lockRow } from './lock-row.ts';

type Command = AccountReading & {
  readonly reason: string;
  readonly expectedVersion: number | undefined;
};

/**
 * Resumes an account that paused itself: routing uses it again, and earlier deposits do not count any more
 * (ROUTING-251). An account that is not paused stays as it is. 404, 409 `conflict` for a stale version.
 */
export async function resumeAccount(tx: Tx, command: Command) {
  const { accountId, now, reason, staff } = command;
  if (!isReason(reason)) {
    const { min, max } = reasonLength;
    throw notAllowed('/reason', `A reason has ${min} to ${max} characters`);
  }
  const readCurrent = () => readAccount(tx, command);
  const row = await lockRow(tx, { ...command, readCurrent });
  if (row.pausedAt === null) return readCurrent();
  await tx
    .update(paymentAccount)
    .set({ pausedAt: null, resumedAt: now, version: row.version + 1 })
    .where(eq(paymentAccount.id, accountId));
  const subject = `account:${accountId}`;
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'account.resumed',
    subject,
    before: { pausedAt: row.pausedAt.toISOString() },
    after: { pausedAt: null },
    details: { reason: reason.trim() },
    now,
  });
  await resolve(tx, subject, now, 'ACCOUNT_PAUSED');
  return readCurrent();
}
