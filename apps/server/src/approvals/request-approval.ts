import type { Approval } from '@tiyin/api/types';
import { type ApprovalKind, approvalLifetimeMs } from '@tiyin/domain/approvals';
import { type ApprovalId, asId } from '@tiyin/domain/ids';
import { v7 as uuidv7 } from 'uuid';
import { eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { approval } from '../db/schema.ts';
import { undone } from '../db/transactions.ts';
import { enqueue } from '../jobs/queue.ts';
import { notify } from '../notifications/notify.ts';
import { ProblemError } from '../problem.ts';
import type { ApprovableChange, ApprovableEffect, ApprovableKind } from './approval-kind.ts';
import { type ContentSecrets, sealContent } from '../approval-content/approval-content.ts';
import { pendingApproval } from './approval-row.ts';
import { endApproval } from './end-approval.ts';
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
  await withdrawOutdated(tx, kind.code, { subject, version, secrets, now });
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

/** Kinds that are executed on the version alone that they were requested on. */
const versionedKinds: ReadonlySet<ApprovalKind> = new Set([
  'CREDENTIAL',
  'FEE',
  'LIMIT',
  'MOVEMENT',
  'RATE',
  'STATUS_CHANGE',
]);

type Outdated = Pick<ApprovableEffect, 'subject' | 'version'> & {
  readonly secrets: ContentSecrets;
  readonly now: Date;
};

/** A request that can be executed no more would keep others away until it expires (PEOPLE-263). */
async function withdrawOutdated(
  tx: Tx,
  kind: ApprovalKind,
  { subject, version, secrets, now }: Outdated,
): Promise<void> {
  if (!versionedKinds.has(kind)) return;
  const pending = await pendingApproval(tx, kind, subject);
  if (!pending || pending.subjectVersion === version) return;
  const [locked] = await tx
    .select()
    .from(approval)
    .where(eq(approval.id, pending.id))
    .for('update');
  if (locked?.status !== 'PENDING') return;
  await endApproval(tx, locked, { status: 'STALE', because: 'object_changed', secrets, now });
}
