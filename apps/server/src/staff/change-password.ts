import type { SessionId } from '@tiyin/domain/ids';
import { and, eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import { person } from '../db/schema.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { hashPassword } from '../secrets/password.ts';
import { endOtherSessions } from './own-sessions.ts';
import { forgetPlaces } from './sign-in/places.ts';
import { newPasswordError } from './password-policy.ts';
import type { PersonRow } from './sessions.ts';
import { requireOwnPassword } from './sign-in/require-own-password.ts';

type Deps = Pick<ServerContext, 'database' | 'secrets' | 'clock'>;

type Change = {
  readonly staff: PersonRow;
  /** The session that stays. */
  readonly sessionId: SessionId;
  /** The client's address. */
  readonly address: string;
  readonly currentPassword: string;
  readonly newPassword: string;
};

/**
 * Changes a person's password and ends their other sessions (PEOPLE-14). 422 at its field for a
 * wrong current password and for a refused new one; 409 after an edit conflict. Hashing is outside
 * the transaction, so that it holds no connection.
 */
export async function changePassword(deps: Deps, change: Change): Promise<void> {
  const { database, clock } = deps;
  const { staff, sessionId, newPassword } = change;
  await requirePasswords(deps, change);
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const changed = await tx
      .update(person)
      .set({ passwordHash, version: staff.version + 1 })
      .where(and(eq(person.id, staff.id), eq(person.passwordHash, staff.passwordHash)))
      .returning({ id: person.id });
    if (changed.length === 0) throw new ProblemError('conflict');
    await forgetPlaces(tx, staff.id);
    await endOtherSessions(tx, { personId: staff.id, sessionId, now });
    recordAudit(tx, {
      actor: { type: 'staff', id: staff.id },
      action: 'person.password_changed',
      subject: `person:${staff.id}`,
      now,
    });
  });
}

async function requirePasswords(deps: Deps, change: Change): Promise<void> {
  const { staff, currentPassword, newPassword } = change;
  const current = { password: currentPassword, path: '/currentPassword' };
  await requireOwnPassword(deps, { ...change, ...current });
  if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC')) {
    throw notAllowed('/newPassword', 'This is the password that you have');
  }
  // The demo's logins are printed at its start, and may be set back to that.
  if (staff.isDemo && newPassword === `${staff.username}-demo`) return;
  const problem = await newPasswordError(newPassword, staff);
  if (problem !== undefined) throw notAllowed('/newPassword', problem);
}
