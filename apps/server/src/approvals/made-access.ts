import type { PersonId } from '@tiyin/domain/ids';
import { type SQL, type SQLWrapper, and, eq, sql, alias } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { auditEntry, person } from '../db/schema.ts';

const requested = alias(person, 'requested');

/**
 * Whether a person ever made the link of the requester of a row, or enabled them, and the requester does not decide
 * themselves: one person could be both with a second account (PEOPLE-524). Who decides was chosen by two (PEOPLE-420).
 */
export function madeAccessOf(requester: SQLWrapper, by: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(exists (
      select 1 from ${auditEntry}
      where ${auditEntry.subject} = 'person:' || ${requester}
        and ${auditEntry.actorType} = 'staff' and ${auditEntry.actorId} = ${by}
        and ${auditEntry.action} in ('person.invited', 'person.invitation_renewed', 'person.enabled')
    ) and not exists (
      select 1 from ${person} ${requested}
      where ${requested.id} = ${requester} and 'approval.decide' = any(${requested.permissions})
    ))`;
}

/** The same for two people. */
export async function hasMadeAccess(tx: Tx, requester: PersonId, by: PersonId): Promise<boolean> {
  const [found] = await tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, requester), madeAccessOf(sql`${person.id}`, sql`${by}::integer`)));
  return found !== undefined;
}
