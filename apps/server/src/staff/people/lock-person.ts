import type { PersonId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { person } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../scope.ts';
import type { PersonRow } from '../sessions.ts';
import type { Staff } from '../staff.ts';
import { lockPeopleFor, requireHeld } from './lock-people.ts';

/** A change of a person. */
export type PersonCommand = {
  readonly staff: Pick<Staff, 'id'>;
  readonly personId: PersonId;
  /** The version that the caller saw; undefined: whichever. */
  readonly expectedVersion?: number | undefined;
  readonly now: Date;
};

/** A person in scope; 404 for any other (PEOPLE-102). */
export async function requirePerson(tx: Tx, staff: Staff, personId: PersonId): Promise<PersonRow> {
  const [row] = await tx
    .select()
    .from(person)
    .where(and(eq(person.id, personId), inScope(staff, person.merchantId)));
  if (!row) throw new ProblemError('not_found');
  return row;
}

/**
 * A person that the caller may change, and the caller as they are now. 404 outside the scope, 403
 * `beyond_own_permissions` for a person who may do more than the caller: a new link would sign in as them
 * (PEOPLE-106), 409 `conflict` for a stale version.
 */
export async function lockPerson(
  tx: Tx,
  { staff, personId, expectedVersion }: PersonCommand,
): Promise<{ readonly actor: PersonRow; readonly row: PersonRow }> {
  const actor = await lockPeopleFor(tx, staff, 'people.manage');
  const row = await requirePerson(tx, actor, personId);
  requireHeld(actor, row.permissions);
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError('conflict');
  }
  return { actor, row };
}
