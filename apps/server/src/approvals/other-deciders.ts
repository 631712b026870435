import { type ApprovalKind, isAlwaysApproved, isDecidedByMerchants } from '@tiyin/domain/approvals';
import type { MerchantId, PersonId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { and, asc, eq, ne, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { person } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { mustNotDecide } from '../staff/people/one-person.ts';

/** A request, as far as it matters for those who may decide about it. */
type Requested = {
  readonly kind: ApprovalKind;
  readonly by: PersonId;
  /** The merchant that it is about; null for none. */
  readonly merchantId: MerchantId | null;
};

/** The people who may decide about a request of a person: never the person (PEOPLE-263, PEOPLE-265, PEOPLE-546). */
export async function otherDeciders(tx: Tx, { kind, by, merchantId }: Requested) {
  const isStrict = sql`${isAlwaysApproved(kind)}::boolean`;
  const people = await tx
    .select()
    .from(person)
    .where(
      and(
        eq(person.state, 'ACTIVE'),
        ne(person.id, by),
        sql`not ${mustNotDecide(sql`${by}::integer`, person.id, isStrict)}`,
      ),
    )
    .orderBy(asc(person.firstName), asc(person.id));
  const isOfMerchant = (own: MerchantId | null) =>
    isDecidedByMerchants(kind) && own !== null && own === merchantId;
  return people.filter(
    ({ permissions, merchantId: own }) =>
      hasPermission(permissions, 'approval.decide') &&
      (hasPermission(permissions, 'merchant.rw.all') || isOfMerchant(own)),
  );
}

/** 409 `nobody_decides` where no other person could ever decide about a request (OFFICE-396). */
export async function requireOtherDecider(tx: Tx, requested: Requested): Promise<void> {
  const deciders = await otherDeciders(tx, requested);
  if (deciders.length === 0) throw new ProblemError('nobody_decides');
}
