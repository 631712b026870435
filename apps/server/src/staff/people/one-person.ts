import type { PersonId } from '@tiyin/domain/ids';
import { type SQL, type SQLWrapper, and, eq, sql, alias } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { auditEntry, person } from '../db/schema.ts';

const guest = alias(person, 'guest');

/**
 * Whether a person ever made the link of the requester of a row, or enabled them, themselves or through people whose
 * links they made: one person could be all of them (PEOPLE-524). The way ends at people who decide, since two chose
 * them (PEOPLE-420).
 */
export function madeAccessOf(requester: SQLWrapper, by: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
      with recursive maker(id) as (
        select ${requester}::integer
        union
        select ${auditEntry.actorId}
        from maker
        join ${person} ${guest} on ${guest.id} = maker.id
          and not 'approval.decide' = any(${guest.permissions})
        join ${auditEntry} on ${auditEntry.subject} = 'person:' || maker.id
          and ${auditEntry.actorType} = 'staff'
          and ${auditEntry.action} in ('person.invited', 'person.invitation_renewed', 'person.enabled')
      )
      select 1 from maker where id = ${by} and id <> ${requester}
    )`;
}

/** The same for two people. */
export async function hasMadeAccess(tx: Tx, requester: PersonId, by: PersonId): Promise<boolean> {
  const [found] = await tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, requester), madeAccessOf(sql`${person.id}`, sql`${by}::integer`)));
  return found !== undefined;
}
