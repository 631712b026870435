import type { ApprovalStatus } from '@tiyin/domain/approvals';
import type { PersonId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { approval } from '../db/schema.ts';
import { notify, resolve } from '../notifications/notify.ts';
import {
  type ContentSecrets,
  openContent,
  sealContent,
} from '../approval-content/approval-content.ts';
import { approvalSubject, variantOf } from '../approval-content/approval-subject.ts';
import type { ApprovalRow } from './approval-row.ts';
import { maskSecrets } from '../approval-content/mask-secrets.ts';

type Ending = {
  readonly status: Exclude<ApprovalStatus, 'PENDING'>;
  /** The person who decided; undefined where it expires or the system withdraws it. */
  readonly decidedBy?: PersonId;
  readonly reason?: string | undefined;
  /** Why the system withdrew it, for the audit. */
  readonly because?: 'object_changed' | 'outcome_known';
  readonly secrets: ContentSecrets;
  readonly now: Date;
};

const actionOf = {
  APPROVED: 'approval.approved',
  REJECTED: 'approval.rejected',
  EXPIRED: 'approval.expired',
  STALE: 'approval.stale',
} as const;

/**
 * Ends a locked pending approval. Its payload and the whole numbers of its preview are forgotten, and its requester is
 * notified of the outcome (PEOPLE-264).
 */
export async function endApproval(tx: Tx, row: ApprovalRow, ending: Ending): Promise<void> {
  const { status, decidedBy, reason, because, secrets, now } = ending;
  const { id, merchantId, isTest, kind, requestedBy } = row;
  const { preview } = openContent(secrets, row);
  await tx
    .update(approval)
    .set({
      status,
      decidedBy: decidedBy ?? null,
      decidedAt: now,
      decisionReason: reason ?? null,
      // Without the payload.
      contentEncrypted: sealContent(secrets, id, { payload: null, preview: maskSecrets(preview) }),
    })
    .where(eq(approval.id, id));
  const subject = approvalSubject(id);
  await resolve(tx, subject, now);
  const details = { kind, about: row.subject, ...variantOf(preview), outcome: status };
  const need = { kind: 'APPROVAL_ENDED', subject, merchantId, isTest, details, now } as const;
  await notify(tx, { ...need, personId: requestedBy });
  recordAudit(tx, {
    actor: decidedBy === undefined ? { type: 'system' } : { type: 'staff', id: decidedBy },
    action: actionOf[status],
    subject,
    before: { status: row.status },
    after: { status },
    details: { kind, about: row.subject, requestedBy, ...(because && { because }) },
    now,
  });
}
