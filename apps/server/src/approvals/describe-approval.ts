import type { ApprovalPreview } from '@tiyin/api/types';
import { approvalKind } from '@tiyin/domain/approvals';
import type { MerchantId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import type { person } from '../db/schema.ts';
import { describeCurrency } from '../payments/describe-currency.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Staff } from '../staff/staff.ts';
import { openContent } from '../approval-content/approval-content.ts';
import type { ApprovalRow } from './approval-row.ts';
import { maskSecrets } from '../approval-content/mask-secrets.ts';

type Person = Pick<typeof person.$inferSelect, 'firstName' | 'lastName'>;

type Known = {
  readonly approval: ApprovalRow;
  readonly requester: Person;
  readonly decider: Person | null;
  readonly merchant: { readonly id: MerchantId; readonly name: string } | null;
  readonly subjectName: string | null;
  /** Whether the reader and the requester could be one person (PEOPLE-524, PEOPLE-525). */
  readonly isOfOnePerson: boolean;
};

type Reading = {
  readonly staff: Staff;
  readonly secrets: Pick<Secrets, 'decrypt'>;
  /** Card and phone numbers of a pending request in full, for people with people.account (PEOPLE-266). */
  readonly isWhole?: boolean;
};

/** An approval as the contract shows it to a person; the books as far as they may see them (PEOPLE-265). */
export function describeApproval(
  { approval: row, requester, decider, merchant, subjectName, isOfOnePerson }: Known,
  { staff, secrets, isWhole = false }: Reading,
) {
  const isOwn = row.requestedBy === staff.id;
  const [type = '', ...id] = row.subject.split(':');
  const { code, name } = approvalKind(row.kind);
  const preview = shownPreview(openContent(secrets, row).preview, staff);
  return {
    id: row.id,
    kind: { code, name },
    status: row.status,
    subject: { type, id: id.join(':'), name: subjectName },
    merchant,
    isTest: row.isTest,
    size: sizeOf(row),
    preview: isWhole ? preview : maskSecrets(preview),
    reason: row.reason,
    requester: nameOf(requester),
    requestedDate: row.requestedAt.toISOString(),
    expiresDate: row.expiresAt.toISOString(),
    decider: decider && nameOf(decider),
    decidedDate: row.decidedAt?.toISOString() ?? null,
    decisionReason: row.decisionReason,
    isOwn,
    canDecide:
      row.status === 'PENDING' &&
      !isOwn &&
      !isOfOnePerson &&
      hasPermission(staff.permissions, 'approval.decide'),
  };
}

function sizeOf({ amount, currency }: ApprovalRow) {
  if (amount === null || currency === null) return null;
  return { amount: amountToWire(amount), currency: describeCurrency(currency) };
}

function shownPreview(
  { postings, balance, ...rest }: ApprovalPreview,
  { permissions }: Staff,
): ApprovalPreview {
  const seesFinance = hasPermission(permissions, 'merchant.read.finance');
  const seesAccounts = seesFinance && hasPermission(permissions, 'people.account');
  return {
    ...rest,
    ...(seesAccounts && postings && { postings }),
    ...(seesFinance && balance && { balance }),
  };
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`.trim();
}
