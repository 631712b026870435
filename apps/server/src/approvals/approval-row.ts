import type { ApprovalId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { approval } from '../db/schema.ts';

/** An approval's row. */
export type ApprovalRow = typeof approval.$inferSelect;

/** The subject of the notifications about an approval. */
export function approvalSubject(id: ApprovalId): string {
  return `approval:${id}`;
}

/** Whether an approval still waits for a decision. */
export async function isApprovalPending(tx: Tx, id: ApprovalId): Promise<boolean> {
  const [row] = await tx
    .select({ status: approval.status })
    .from(approval)
    .where(eq(approval.id, id));
  return row?.status === 'PENDING';
}
