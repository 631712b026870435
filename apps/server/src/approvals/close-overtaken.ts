import type { ApprovalKind } from '@tiyin/domain/approvals';
import type { ApprovalId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { approval } from '../db/schema.ts';
import { enqueue } from '../jobs/queue.ts';
import { type ContentSecrets, openContent } from '../approval-content/approval-content.ts';
import type { ApprovalRegistry } from './approval-kind.ts';
import { pendingApproval } from './approval-row.ts';
import { endApproval } from './end-approval.ts';

/**
 * Has a request end whose change became impossible, if one waits (PEOPLE-263): by a job, which can read what the request
 * would do.
 */
export async function closeOvertaken(
  tx: Tx,
  kind: ApprovalKind,
  subject: string,
  now: Date,
): Promise<void> {
  const pending = await pendingApproval(tx, kind, subject);
  if (pending) enqueue(tx, 'approval.overtaken', { approvalId: pending.id }, now);
}

type Overtaken = {
  readonly id: ApprovalId;
  readonly registry: ApprovalRegistry;
  readonly secrets: ContentSecrets;
  readonly now: Date;
};

/** Ends an undecided request as STALE if its change is impossible for good. */
export async function endOvertaken(
  tx: Tx,
  { id, registry, secrets, now }: Overtaken,
): Promise<void> {
  const [row] = await tx.select().from(approval).where(eq(approval.id, id)).for('update');
  if (row?.status !== 'PENDING') return;
  const { payload } = openContent(secrets, row);
  const isOver = await registry[row.kind].isStoredOver?.(tx, payload);
  if (isOver)
    await endApproval(tx, row, { status: 'STALE', because: 'outcome_known', secrets, now });
}
