import type { Approval } from '@tiyin/api/types';
import { type ApprovalKind, approvalLifetimeMs } from '@tiyin/domain/approvals';
import { type ApprovalId, asId } from '@tiyin/domain/ids';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { approval } from '../db/schema.ts';
import { undone } from '../db/transactions.ts';
import { enqueue } from '../jobs/queue.ts';
import { notify } from '../notifications/notify.ts';
import { ProblemError } from '../problem.ts';
import type { ApprovableChange, ApprovableEffect, ApprovableKind } from './approval-kind.ts';
import { sealContent } from '../approval-content/approval-content.ts';
import { holdChanges } from './hold-changes.ts';
import { approvalSubject, variantOf } from '../approval-content/approval-subject.ts';
import { requireOtherDecider } from './other-deciders.ts';
import { hasApprovalRule, isApprovalRequired } from './approval-rules.ts';
import { readApproval } from './read-approvals.ts';

/**
 * Makes a change, or requests the approval that it needs (PEOPLE-262). The request is refused as the change would
 * be, and 409 `approval_pending` while another one of the kind waits for the same object. What is made is what was
 * judged: 409 `conflict` where its object changed in between (PEOPLE-526).
 */
export async function makeOrRequest<Payload, Result>(
  tx: Tx,
  kind: ApprovableKind<Payload, Result>,
  change: ApprovableChange<Payload>,
): Promise<{ readonly made: Result } | { readonly approval: Approval }> {
  await holdChanges(tx);
  if (!(await hasApprovalRule(tx, kind.code))) return { made: await kind.execute(tx, change) };
  const effect = await undone(tx, () => kind.preview(tx, change));
  const by = { personId: change.staff.id, now: change.now };
  if (await isApprovalRequired(tx, kind.code, { ...effect, by })) {
    const approvalId = await requestApproval(tx, kind, change, effect);
    return { approval: await readApproval(tx, { ...change, approvalId }) };
  }
  // The locks of the preview went with its savepoint.
  const judged = { ...change, expectedVersion: effect.version, judged: effect };
  return { made: await kind.execute(tx, judged) };
}

/**
 * Writes a request; 409 `approval_pending` while another one of the kind waits for the same object, `nobody_decides`
 * where no other person could decide about it.
 */
export async function requestApproval<Payload, Result>(
  tx: Tx,
  kind: ApprovableKind<Payload, Result>,
  change: ApprovableChange<Payload>,
  effect: ApprovableEffect,
): Promise<ApprovalId> {
  const { merchantId } = effect;
  await requireOtherDecider(tx, { kind: kind.code, by: change.staff.id, merchantId });
  return writeRequest(tx, kind, change, effect);
}

/** The same, where somebody may be able to decide later only. */
export async function writeRequest<Payload>(
  tx: Tx,
  kind: { readonly code: ApprovalKind },
  {
    payload,
    staff,
    reason,
    secrets,
    now,
  }: Pick<ApprovableChange<Payload>, 'now' | 'payload' | 'reason' | 'secrets' | 'staff'>,
  { subject, merchantId, isTest, version, size, preview }: ApprovableEffect,
): Promise<ApprovalId> {
  const id = asId<ApprovalId>(uuidv7({ msecs: now.getTime() }));
  const expiresAt = new Date(now.getTime() + approvalLifetimeMs);
  const measured = size === 'any' || size === null ? undefined : size;
  const written = await tx
    .insert(approval)
    .values({
      id,
      kind: kind.code,
      subject,
      merchantId,
      isTest,
      amount: measured?.amount ?? null,
      currency: measured?.currency ?? null,
      subjectVersion: version,
      contentEncrypted: sealContent(secrets, id, { payload, preview }),
      reason: reason?.trim() ?? null,
      status: 'PENDING',
      requestedBy: staff.id,
      requestedAt: now,
      expiresAt,
    })
    .onConflictDoNothing()
    .returning({ id: approval.id });
  if (written.length === 0) throw new ProblemError('approval_pending');
  enqueue(tx, 'approval.expiry', { approvalId: id }, expiresAt);
  const details = { kind: kind.code, about: subject };
  await notify(tx, {
    kind: 'APPROVAL_WAITS',
    subject: approvalSubject(id),
    merchantId,
    isTest,
    details: { ...details, ...variantOf(preview) },
    now,
  });
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'approval.requested',
    subject: approvalSubject(id),
    details,
    now,
  });
  return id;
}
