import type { ApprovalKind } from '@tiyin/domain/approvals';
import type { ApprovalId } from '@tiyin/domain/ids';
import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { approval } from '../db/schema.ts';

/** An approval's row. */
export type ApprovalRow = typeof approval.$inferSelect;

/** Whether an approval still waits for a decision. */
export async function isApprovalPending(tx: Tx, id: ApprovalId): Promise<boolean> {
  const [row] = await tx
    .select({ status: approval.status })
    .from(approval)
    .where(eq(approval.id, id));
  return row?.status === 'PENDING';
}

/** The request of a kind that waits about an object, given as `kind:id`; at most one does. */
export async function pendingApproval(
  tx: Tx,
  kind: ApprovalKind,
  subject: string,
): Promise<ApprovalRow | undefined> {
  const [found] = await tx
    .select()
    .from(approval)
    .where(
      and(eq(approval.kind, kind), eq(approval.subject, subject), eq(approval.status, 'PENDING')),
    );
  return found;
}

/** Whether a change of a kind waits for a second person about an object, given as `kind:id`. */
export async function hasPendingApproval(
  tx: Tx,
  kind: ApprovalKind,
  subject: string,
): Promise<boolean> {
  return (await pendingApproval(tx, kind, subject)) !== undefined;
}
