import { holdsAll } from '@tiyin/domain/permissions';
import { and, eq, gt, alias, sql } from '../../db/drizzle.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invitation, person } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { hashPassword } from '../../secrets/password.ts';
import { hashToken } from '../../secrets/token.ts';
import { newPasswordError } from '../password-policy.ts';
import { auditPerson } from './audit-person.ts';
import { lockPeople } from './lock-people.ts';

const inviter = alias(person, 'inviter');

type Link = { readonly token: string; readonly now: Date };

async function findInvited(tx: Tx, { token, now }: Link) {
  const [found] = await tx
    .select({ person, inviter, expiresAt: invitation.expiresAt })
    .from(invitation)
    .innerJoin(person, eq(person.id, invitation.personId))
    .innerJoin(inviter, eq(inviter.id, invitation.invitedBy))
    .where(
      and(
        eq(invitation.tokenHash, hashToken(token)),
        gt(invitation.expiresAt, now),
        eq(person.state, 'INVITED'),
        eq(inviter.state, 'ACTIVE'),
      ),
    );
  // Who made the link has it in hand: it is over where its person may do more than that one (PEOPLE-527).
  const isOver = !found || !holdsAll(found.inviter.permissions, found.person.permissions);
  if (isOver) throw new ProblemError('invitation_over');
  return found;
}

/** The person of a link; 404 `invitation_over` (PEOPLE-107). */
export async function readInvitation(tx: Tx, link: Link) {
  const { person: invited, inviter: by, expiresAt } = await findInvited(tx, link);
  return {
    username: invited.username,
    firstName: invited.firstName,
    lastName: invited.lastName,
    invitedBy: `${by.firstName} ${by.lastName}`.trim(),
    expiryDate: expiresAt.toISOString(),
  };
}

/**
 * Sets the password of an invited person, who can sign in from now on (PEOPLE-107). 403
 * `password_sign_in_off`, 404 `invitation_over`, 422 for a weak password. Hashing is outside the transaction, so that it holds no connection.
 */
export async function acceptInvitation(
  { config, database, clock }: Pick<ServerContext, 'config' | 'database' | 'clock'>,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  if (!config.hasPasswordSignIn) throw new ProblemError('password_sign_in_off');
  const link = { token, now: clock.now() };
  const { person: invited } = await database.transaction((tx) => findInvited(tx, link));
  const problem = await newPasswordError(password, invited);
  if (problem !== undefined) throw notAllowed('/password', problem);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await database.transaction(async (tx) => {
    await lockPeople(tx);
    await findInvited(tx, { token, now });
    const used = await tx
      .delete(invitation)
      .where(and(eq(invitation.tokenHash, hashToken(token)), gt(invitation.expiresAt, now)))
      .returning({ personId: invitation.personId });
    const [joined] = used;
    if (!joined) throw new ProblemError('invitation_over');
    const { personId } = joined;
    await tx
      .update(person)
      .set({ passwordHash, state: 'ACTIVE', version: sql`${person.version} + 1` })
      .where(eq(person.id, personId));
    const sides = { before: { state: 'INVITED' }, after: { state: 'ACTIVE' } };
    auditPerson(tx, {
      staff: { id: personId },
      personId,
      action: 'person.joined',
      ...sides,
      now,
    });
  });
}
