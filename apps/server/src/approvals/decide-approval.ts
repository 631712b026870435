import { isAlwaysApproved } from '@tiyin/domain/approvals';
import type { ApprovalId, PersonId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { and, eq, sql } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { approval, person } from '../db/schema.ts';
import { savepoint } from '../db/transactions.ts';
import { readReason, requireReason } from '../payments/given-reason.ts';
import { ProblemError } from '../problem.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { auditPerson } from '../staff/people/audit-person.ts';
import { areOnePerson } from '../staff/people/one-person.ts';
import type { Staff } from '../staff/staff.ts';
import { openContent } from '../approval-content/approval-content.ts';
import type { ApprovalRegistry, ShownToApprover } from './approval-kind.ts';
import { approvalSubject } from '../approval-content/approval-subject.ts';
import type { ApprovalRow } from './approval-row.ts';
import { visibleApprovals } from '../staff/approval-scope.ts';
import { endApproval } from './end-approval.ts';
import { holdChanges } from './hold-changes.ts';

/** A person decides about an approval. */
export type Deciding = {
  readonly staff: Staff;
  readonly approvalId: ApprovalId;
  readonly reason: string;
  readonly secrets: Secrets;
  readonly now: Date;
};

/** The end of an approved request; `stale` where it could not be executed. */
export type Approved = 'stale' | { readonly shown: ShownToApprover };

/**
 * Approves a request and executes it in the same transaction, in the requester's name, against the version that it
 * was requested on (PEOPLE-263). Returns `stale`, and ends the approval so, where the object has changed since or the
 * requester may not do it any more; any other refusal is thrown and leaves it pending. 404, 403 and 409 as
 * `rejectRequest`.
 */
export async function approveRequest(
  tx: Tx,
  registry: ApprovalRegistry,
  deciding: Deciding,
): Promise<Approved> {
  const { staff, secrets, now } = deciding;
  const reason = readDecisionReason(deciding);
  await holdChanges(tx);
  const row = await lockUndecided(tx, deciding);
  const approved = await execute(tx, registry, row, deciding);
  const status = approved === 'stale' ? 'STALE' : 'APPROVED';
  await endApproval(tx, row, { status, decidedBy: staff.id, reason, secrets, now });
  if (approved !== 'stale') auditShown(tx, approved.shown, deciding);
  return approved;
}

function auditShown(
  tx: Tx,
  { invited, secondHalf }: ShownToApprover,
  { staff, approvalId, now }: Deciding,
): void {
  if (invited) {
    const { personId } = invited;
    auditPerson(tx, { staff, personId, action: 'person.link_shown', now });
  }
  if (secondHalf !== undefined) {
    const actor = { type: 'staff', id: staff.id } as const;
    recordAudit(tx, {
      actor,
      action: 'approval.half_shown',
      subject: approvalSubject(approvalId),
      now,
    });
  }
}

/**
 * Rejects a request with a reason. 404 where the person does not see it, 403 `own_approval` for their own and for that
 * of an account behind which the same person could be (PEOPLE-524, PEOPLE-525), 403 where they may not decide any
 * more (PEOPLE-549), 409 `approval_decided` when it is decided or has expired.
 */
export async function rejectRequest(tx: Tx, deciding: Deciding): Promise<void> {
  const { staff, secrets, now } = deciding;
  const reason = readDecisionReason(deciding);
  const row = await lockUndecided(tx, deciding);
  await endApproval(tx, row, { status: 'REJECTED', decidedBy: staff.id, reason, secrets, now });
}

function readDecisionReason({ reason: given }: Deciding): string | undefined {
  const reason = readReason(given);
  requireReason(true, reason);
  return reason;
}

async function lockUndecided(
  tx: Tx,
  { staff: { id: deciderId }, approvalId, now }: Deciding,
): Promise<ApprovalRow> {
  const staff = await readDecider(tx, deciderId);
  const [row] = await tx
    .select()
    .from(approval)
    .where(and(eq(approval.id, approvalId), visibleApprovals(staff)))
    .for('update');
  if (!row) throw new ProblemError('not_found');
  const isOwn = row.requestedBy === staff.id;
  const two = { one: row.requestedBy, other: staff.id, isStrict: isAlwaysApproved(row.kind) };
  if (isOwn || (await areOnePerson(tx, two))) {
    throw new ProblemError('own_approval');
  }
  // The job that lets it expire may be late.
  if (row.status !== 'PENDING' || row.expiresAt <= now) throw new ProblemError('approval_decided');
  return row;
}

/** The person as they are now: the decision may have waited for other changes since it was sent (PEOPLE-549). */
async function readDecider(tx: Tx, id: PersonId): Promise<Staff> {
  const [decider] = await tx.select().from(person).where(eq(person.id, id));
  const mayDecide =
    decider?.state === 'ACTIVE' && hasPermission(decider.permissions, 'approval.decide');
  if (!decider || !mayDecide) throw new ProblemError('forbidden');
  return decider;
}

/** Refusals after which the same request can never be executed. */
const staleCodes: ReadonlySet<string> = new Set([
  'beyond_own_permissions',
  'conflict',
  'forbidden',
  'not_found',
  'return_known',
  'transaction_known',
  'transfer_assigned',
  'transfer_reversed',
]);

/** Executes a request; `stale`, with nothing written, where it is. */
async function execute(
  tx: Tx,
  registry: ApprovalRegistry,
  row: ApprovalRow,
  { secrets, now }: Deciding,
): Promise<Approved> {
  const [staff] = await tx.select().from(person).where(eq(person.id, row.requestedBy));
  if (!staff) throw new Error(`the requester of the approval ${row.id} is gone`);
  if (staff.state !== 'ACTIVE') return 'stale';
  const { permission, executeStored } = registry[row.kind];
  if (permission !== undefined && !hasPermission(staff.permissions, permission)) return 'stale';
  const { payload, preview } = openContent(secrets, row);
  const { subject, subjectVersion: expectedVersion } = row;
  const reason = row.reason ?? undefined;
  const judged = { subject, preview };
  const change = { payload, staff, reason, expectedVersion, judged, secrets, now };
  try {
    return await savepoint(tx, async () => {
      const shown = await executeStored(tx, change);
      // A violated constraint fails here, not at the commit.
      await tx.execute(sql`set constraints all immediate`);
      return { shown };
    });
  } catch (error) {
    if (error instanceof ProblemError && staleCodes.has(error.code)) return 'stale';
    throw error;
  }
}
