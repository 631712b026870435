import { approvalKinds, isAlwaysApproved, isDecidedByMerchants } from '@tiyin/domain/approvals';
import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, eq, inArray, ne, or, sql } from '../db/drizzle.ts';
import { approval } from '../db/schema.ts';
import { mustNotDecide } from './people/one-person.ts';
import { inScope } from './scope.ts';
import type { Staff } from './staff.ts';

/**
 * The approvals that a person may see: their own requests, and with approval.decide those of the merchants in their
 * scope; requests of no merchant, and those from which a merchant could gain, only with merchant.rw.all (PEOPLE-265,
 * PEOPLE-546).
 */
export function visibleApprovals(staff: Staff): SQL | undefined {
  const own = eq(approval.requestedBy, staff.id);
  if (!hasPermission(staff.permissions, 'approval.decide')) return own;
  if (hasPermission(staff.permissions, 'merchant.rw.all')) return undefined;
  const kinds = approvalKinds.filter(isDecidedByMerchants);
  return or(own, and(inScope(staff, approval.merchantId), inArray(approval.kind, kinds)));
}

/** Whether a request is of a kind that no rule lifts, and that is there before the first rule (PEOPLE-529). */
export const isOfStrictKind: SQL<boolean> = sql<boolean>`${inArray(
  approval.kind,
  approvalKinds.filter(isAlwaysApproved),
)}`;

/** The approvals that wait for a person's decision. */
export function decidableApprovals(staff: Staff, now: Date): SQL | undefined {
  return and(
    visibleApprovals(staff),
    eq(approval.status, 'PENDING'),
    ne(approval.requestedBy, staff.id),
    sql`not ${mustNotDecide(approval.requestedBy, sql`${staff.id}::integer`, isOfStrictKind)}`,
    sql`${approval.expiresAt} > ${now.toISOString()}::timestamptz`,
  );
}
