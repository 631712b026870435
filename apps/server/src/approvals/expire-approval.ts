import type { ApprovalId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { approval } from '../db/schema.ts';
import type { ContentSecrets } from '../approval-content/approval-content.ts';
import { endApproval } from './end-approval.ts';

type Expiry = {
  readonly id: ApprovalId;
  readonly secrets: ContentSecrets;
  readonly now: Date;
};

/** Lets an undecided approval expire (PEOPLE-263). */
export async function expireApproval(tx: Tx, { id, secrets, now }: Expiry): Promise<void> {
  const [row] = await tx.select().from(approval).where(eq(approval.id, id)).for('update');
  if (row?.status !== 'PENDING') return;
  await endApproval(tx, row, { status: 'EXPIRED', secrets, now });
}
