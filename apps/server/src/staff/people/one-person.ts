import type { PersonId } from '@tiyin/domain/ids';
import { type SQL, type SQLWrapper, alias, and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { approval, auditEntry, oidcIdentity, person } from '../../db/schema.ts';

const guest = alias(person, 'guest');

/**
 * Whether one person could be behind two accounts: themselves, or with links that they had in hand (PEOPLE-524,
 * PEOPLE-525).
 * @param isStrict whether links of accounts that decide count, too, which one person made alone (PEOPLE-529)
 */
export function couldBeOnePerson(
  one: SQLWrapper,
  other: SQLWrapper,
  isStrict: SQLWrapper = sql`false`,
): SQL<boolean> {
  return sql<boolean>`exists
    ((${peopleBehind(one, isStrict)}) intersect (${peopleBehind(other, isStrict)}))`;
}

/** Whether a second person approved what an audit entry says: it was made at the time of the decision. */
const isOfTwo = sql`exists (select from ${approval}
  where ${approval.kind} = 'ROLE' and ${approval.status} = 'APPROVED'
    and ${approval.requestedBy} = ${auditEntry.actorId}
    and ${approval.decidedAt} = ${auditEntry.createdAt})`;

const isLinkMade = sql`${auditEntry.action} in
  ('person.invited', 'person.invitation_renewed', 'person.enabled')`;

/**
 * An account, and all accounts whose people ever had its link in hand, over any number of links: they made it or
 * enabled the account, or approved it and were shown it. Making the link of an account that decides does not count,
 * since it is shown to the approver alone (PEOPLE-500).
 */
function peopleBehind(account: SQLWrapper, isStrict: SQLWrapper): SQL {
  return sql`
      with recursive behind(id) as (
        select ${account}::integer
        union
        select ${auditEntry.actorId}
        from behind
        join ${person} ${guest} on ${guest.id} = behind.id
        join ${auditEntry} on ${auditEntry.subject} = 'person:' || behind.id
          and ${auditEntry.actorType} = 'staff'
          and (${auditEntry.action} = 'person.link_shown'
            or (${isLinkMade}
              and (not 'approval.decide' = any(${guest.permissions})
                or (${isStrict} and not ${isOfTwo}))))
      )
      select id from behind`;
}

/**
 * Whether one of two accounts must not decide about the other: one person could be behind both (PEOPLE-524,
 * PEOPLE-525), or could have one at the OpenID provider and one with a password, which no link connects (PEOPLE-528).
 */
export function mustNotDecide(
  one: SQLWrapper,
  other: SQLWrapper,
  isStrict: SQLWrapper,
): SQL<boolean> {
  const isOfProvider = (account: SQLWrapper) =>
    sql`exists (select from ${oidcIdentity} where ${oidcIdentity.personId} = ${account})`;
  return sql<boolean>`(${couldBeOnePerson(one, other, isStrict)}
    or ${isOfProvider(one)} <> ${isOfProvider(other)})`;
}

/** The same for two people. */
export async function areOnePerson(
  tx: Tx,
  { one, other, isStrict }: Record<'one' | 'other', PersonId> & { readonly isStrict: boolean },
): Promise<boolean> {
  const isOne = mustNotDecide(person.id, sql`${other}::integer`, sql`${isStrict}::boolean`);
  const [found] = await tx.select({ isOne }).from(person).where(eq(person.id, one));
  return found?.isOne ?? false;
}

/** Those who made a link of an account or enabled it alone, by name: each of them could have taken it up. */
export async function linkMakers(tx: Tx, personId: PersonId): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ firstName: person.firstName, lastName: person.lastName })
    .from(auditEntry)
    .innerJoin(person, eq(person.id, auditEntry.actorId))
    .where(
      and(
        eq(auditEntry.subject, `person:${personId}`),
        eq(auditEntry.actorType, 'staff'),
        isLinkMade,
        sql`not ${isOfTwo}`,
      ),
    );
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).toSorted();
}
