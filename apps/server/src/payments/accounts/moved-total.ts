import type { AccountId, PersonId } from '@tiyin/domain/ids';
import { type CurrencyCode, type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { and, eq, gt, ne, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { accountMovement, approval, paymentAccount, provider } from '../../db/schema.ts';
import { couldBeOnePerson } from '../../staff/people/one-person.ts';

const dayMs = 24 * 60 * 60_000;

type Moved = {
  readonly accountId: AccountId;
  readonly currency: CurrencyCode;
  readonly direction: 'SWEEP' | 'TOP_UP';
  readonly personId: PersonId;
  readonly now: Date;
};

/** A movement that a second person approved is made in the transaction of the decision, at its time (PEOPLE-263). */
const isApproved = sql`exists (select 1 from ${approval}
  where ${approval.kind} = 'MOVEMENT' and ${approval.status} = 'APPROVED'
    and ${approval.subject} = 'account:' || ${accountMovement.accountId}
    and ${approval.requestedBy} = ${accountMovement.personId}
    and ${approval.amount} = abs(${accountMovement.amount})
    and ${approval.decidedAt} = ${accountMovement.createdAt})`;

/**
 * The money that moved one way within 24 hours, in minor units: of an account, by anybody (PEOPLE-531), or of all
 * production accounts of its currency, by a person alone (PEOPLE-532), whichever is more.
 */
export async function movedTotal(
  tx: Tx,
  { accountId, currency, direction, personId, now }: Moved,
): Promise<MinorUnits> {
  const { amount, createdAt } = accountMovement;
  const isOfAccount = eq(accountMovement.accountId, accountId);
  const isByPersonAlone = sql`${couldBeOnePerson(accountMovement.personId, sql`${personId}::integer`)}
    and not ${isApproved}`;
  const sumWhere = (condition: typeof isOfAccount) =>
    sql`coalesce(sum(abs(${amount})) filter (where ${condition}), 0)`;
  const [row] = await tx
    .select({
      total: sql<string>`greatest(${sumWhere(isOfAccount)}, ${sumWhere(isByPersonAlone)})::text`,
    })
    .from(accountMovement)
    .innerJoin(paymentAccount, eq(paymentAccount.id, accountMovement.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(
      and(
        eq(paymentAccount.currency, currency),
        ne(provider.kind, 'sandbox'),
        gt(createdAt, new Date(now.getTime() - dayMs)),
        direction === 'SWEEP' ? sql`${amount} < 0` : sql`${amount} > 0`,
      ),
    );
  return minorUnits(BigInt(row?.total ?? '0'));
}
