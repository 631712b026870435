import type { SessionId } from '@tiyin/domain/ids';
import { recordFailure } from '../../audit/record-failure.ts';
import type { ServerContext } from '../../context.ts';
import { notAllowed } from '../../problem.ts';
import { type PersonRow, isPasswordOf } from '../sessions.ts';
import { beginCounts, countFailure, lockedWaitMs, releasePlace } from './brake.ts';
import { sessionBrakeKeys } from './places.ts';
import { tooManyPasswords } from './too-many-passwords.ts';

type Own = {
  readonly staff: PersonRow;
  readonly sessionId: SessionId;
  /** The client's address. */
  readonly address: string;
  readonly password: string;
  /** The field of the password. */
  readonly path: string;
};

/**
 * Requires a signed-in person's own password again: 422 at its field if it is wrong, and 429
 * `too_many_passwords` after too many wrong ones in this session (PEOPLE-203), from any addresses.
 */
export async function requireOwnPassword(
  { database, secrets, clock }: Pick<ServerContext, 'database' | 'secrets' | 'clock'>,
  { staff, sessionId, address, password, path }: Own,
): Promise<void> {
  const keys = sessionBrakeKeys(secrets, { username: staff.username, sessionId });
  const earlierMs = await database.transaction((tx) => lockedWaitMs(tx, keys, clock.now()));
  if (earlierMs > 0) throw tooManyPasswords(earlierMs);
  const isRight = await isPasswordOf(staff, password, 'known');
  const now = clock.now();
  const waitMs = await database.transaction(async (tx) => {
    if (!isRight) await beginCounts(tx, keys, now);
    const locked = await lockedWaitMs(tx, keys, now);
    if (locked > 0) return locked;
    if (isRight) await releasePlace(tx, keys);
    else {
      await countFailure(tx, keys, now);
      await recordFailure(tx, {
        actor: { type: 'staff', id: staff.id },
        action: 'person.password_refused',
        subject: `person:${staff.id}`,
        details: { address },
        now,
      });
    }
    return 0;
  });
  if (waitMs > 0) throw tooManyPasswords(waitMs);
  if (!isRight) throw notAllowed(path, 'This is not your current password');
}
