import { passwordProblem, passwordProblemText } from '@tiyin/domain/passwords';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { person } from '../db/schema.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { hashPassword, verifyPassword } from '../secrets/password.ts';
import { endOtherSessions } from './own-sessions.ts';
import type { PersonRow } from './sessions.ts';

type Change = {
  readonly staff: PersonRow;
  /** The session that goes on. */
  readonly sessionId: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly now: Date;
};

/**
 * Changes a person's password and ends their other sessions (decision 23). 422 at its field for a wrong current
 * password and for a new one that is none to choose; 409 where another change was quicker. Hashing stands outside the
 * transaction, so that no connection waits for it.
 */
export async function changePassword(database: Database, change: Change): Promise<void> {
  const { staff, sessionId, newPassword, now } = change;
  await requirePasswords(change);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (tx) => {
    const changed = await tx
      .update(person)
      .set({ passwordHash, version: staff.version + 1 })
      .where(and(eq(person.id, staff.id), eq(person.passwordHash, staff.passwordHash)))
      .returning({ id: person.id });
    if (changed.length === 0) throw new ProblemError('conflict');
    await endOtherSessions(tx, { personId: staff.id, sessionId, now });
    recordAudit(tx, {
      actor: { type: 'staff', id: staff.id },
      action: 'person.password_changed',
      subject: `person:${staff.id}`,
      now,
    });
  });
}

async function requirePasswords({ staff, currentPassword, newPassword }: Change): Promise<void> {
  await requirePassword(staff, currentPassword, '/currentPassword');
  const problem = passwordProblem(newPassword, staff.username);
  if (problem) throw notAllowed('/newPassword', passwordProblemText(problem));
  if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC')) {
    throw notAllowed('/newPassword', 'This is the password that you have');
  }
}

/** Requires a signed-in person's own password once more: 422 at the field where it is wrong. */
export async function requirePassword(
  { passwordHash }: Pick<PersonRow, 'passwordHash'>,
  password: string,
  path: string,
): Promise<void> {
  const isRight = await verifyPassword(password, passwordHash);
  if (!isRight) throw notAllowed(path, 'This is not your current password');
}
