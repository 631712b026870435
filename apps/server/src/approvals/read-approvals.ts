import type { ApprovalId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, desc, eq, sql, alias } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { approval, merchant, person } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { mustNotDecide } from '../staff/people/one-person.ts';
import type { Staff } from '../staff/staff.ts';
import { decidableApprovals, isOfStrictKind, visibleApprovals } from '../staff/approval-scope.ts';
import { approvalSubject } from '../approval-content/approval-subject.ts';
import { describeApproval } from './describe-approval.ts';
import { subjectName } from '../notifications/subject-of-approval.ts';
import { hasSecrets } from '../approval-content/mask-secrets.ts';

type Reading = {
  readonly staff: Staff;
  readonly secrets: Pick<Secrets, 'decrypt'>;
  readonly isWhole?: boolean;
};

/** An approval that a person may see; 404 for any other. */
export async function readApproval(
  tx: Tx,
  { approvalId, ...reading }: Reading & { readonly approvalId: ApprovalId },
) {
  const which = and(eq(approval.id, approvalId), visibleApprovals(reading.staff));
  const [found] = await select(tx, reading.staff, which);
  if (!found) throw new ProblemError('not_found');
  return describeApproval(found, reading);
}

/**
 * The same for a person who opens it: with people.account they see the card and phone numbers of a pending request in
 * full, to compare them, which is audited (PEOPLE-266).
 */
export async function openApproval(
  tx: Tx,
  { now, ...reading }: Reading & { readonly approvalId: ApprovalId; readonly now: Date },
) {
  const shown = await readApproval(tx, reading);
  const { staff, approvalId } = reading;
  // The job that lets it expire may be late.
  const isOpen = shown.status === 'PENDING' && Date.parse(shown.expiresDate) > now.getTime();
  const isWhole = isOpen && hasPermission(staff.permissions, 'people.account');
  if (!isWhole || !hasSecrets(shown.preview)) return shown;
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'approval.credentials_read',
    subject: approvalSubject(approvalId),
    now,
  });
  return readApproval(tx, { ...reading, isWhole });
}

type Page = Reading & {
  /** Those that wait for the person's decision, or their own requests; all if undefined. */
  readonly view: 'own' | 'toDecide' | undefined;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly now: Date;
};

/** A page of the approvals that a person may see, newest first (PEOPLE-265). */
export async function listApprovals(tx: Tx, { view, page, size, now, ...reading }: Page) {
  const { staff } = reading;
  const which =
    view === 'toDecide'
      ? decidableApprovals(staff, now)
      : and(visibleApprovals(staff), view && eq(approval.requestedBy, staff.id));
  const rows = await select(tx, staff, which)
    .limit(size)
    .offset(page * size);
  return {
    data: rows.map((row) => describeApproval(row, reading)),
    total: await tx.$count(approval, which),
  };
}

const requester = alias(person, 'requester');
const decider = alias(person, 'decider');

function select(tx: Tx, { id }: Staff, which: SQL | undefined) {
  return tx
    .select({
      approval,
      requester,
      decider,
      merchant: { id: merchant.id, name: merchant.name },
      subjectName,
      isOfOnePerson: mustNotDecide(approval.requestedBy, sql`${id}::integer`, isOfStrictKind),
    })
    .from(approval)
    .innerJoin(requester, eq(requester.id, approval.requestedBy))
    .leftJoin(decider, eq(decider.id, approval.decidedBy))
    .leftJoin(merchant, eq(merchant.id, approval.merchantId))
    .where(which)
    .orderBy(desc(approval.requestedAt), desc(approval.id));
}
