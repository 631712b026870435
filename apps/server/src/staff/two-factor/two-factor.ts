import type { PersonId, SessionId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { secondFactor } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { PersonRow } from '../sessions.ts';
import { endUnprovenSessions } from './end-unproven-sessions.ts';
import { hasFactor, lockFactors, readFactors, releaseSession } from './has-factor.ts';
import { auditSelf } from './judge-code.ts';
import { requireOtherFactor } from './need-factor.ts';
import {
  countRecoveryCodes,
  forgetRecoveryCodes,
  plainCode,
  renewRecoveryCodes,
} from './recovery-codes.ts';
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts';
import { createTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** Whether a person has an app, since when, and the number of remaining recovery codes. */
export async function readTwoFactor(tx: Tx, personId: PersonId) {
  const [row] = await tx.select().from(secondFactor).where(eq(secondFactor.personId, personId));
  return {
    onSince: row?.confirmedAt?.toISOString() ?? null,
    hasSecondFactor: await hasFactor(tx, personId),
    recoveryCodesLeft: await countRecoveryCodes(tx, personId),
  };
}

type Own = {
  readonly staff: Pick<PersonRow, 'id' | 'username'>;
  readonly secrets: Secrets;
  readonly now: Date;
};

/**
 * Makes a secret for a person's app, replacing an unconfirmed one; sign-in does not need it before
 * it is confirmed. 409 `two_factor_on` while another is in use.
 */
export async function beginTwoFactor(tx: Tx, { staff, secrets, now }: Own) {
  const personId = staff.id;
  const known = await lockOwn(tx, personId);
  if (known?.confirmedAt) throw new ProblemError('two_factor_on');
  const secret = createTotpSecret();
  const row = { secretEncrypted: sealTotpSecret(secrets, personId, secret), begunAt: now };
  await tx
    .insert(secondFactor)
    .values({ personId, ...row })
    .onConflictDoUpdate({ target: secondFactor.personId, set: row });
  return { secret, uri: totpUri(secret, staff.username) };
}

/**
 * Turns it on with a first code, which is then used up, and ends other sessions that gave no second factor; returns the recovery codes, of which only
 * hashes are stored. 422 at the field for a wrong code.
 */
export async function confirmTwoFactor(
  tx: Tx,
  own: Own & { readonly sessionId: SessionId; readonly code: string },
) {
  const { staff, sessionId, secrets, code, now } = own;
  const row = await lockOwn(tx, staff.id);
  if (!row) throw new ProblemError('two_factor_off');
  if (row.confirmedAt) throw new ProblemError('two_factor_on');
  const lastStep = stepOfCode(openTotpSecret(secrets, row), plainCode(code), now);
  if (lastStep === undefined) throw notAllowed('/code', 'This is not the code of now');
  await endUnprovenSessions(tx, { personId: staff.id, sessionId, now });
  await tx
    .update(secondFactor)
    .set({ confirmedAt: now, lastStep })
    .where(eq(secondFactor.personId, staff.id));
  await releaseSession(tx, sessionId);
  const sides = { before: { isOn: false }, after: { isOn: true } };
  await auditSelf(tx, staff.id, { action: 'second_factor.turned_on', ...sides, now });
  return renewRecoveryCodes(tx, staff.id);
}

/**
 * Makes recovery codes in place of the former ones, none of which is taken any more; audited (PEOPLE-522). 409
 * `two_factor_off` without a second factor.
 */
export async function renewOwnRecoveryCodes(tx: Tx, personId: PersonId, now: Date) {
  await lockFactors(tx, personId);
  if (!(await hasFactor(tx, personId))) throw new ProblemError('two_factor_off');
  await auditSelf(tx, personId, { action: 'second_factor.recovery_codes_renewed', now });
  return renewRecoveryCodes(tx, personId);
}

/**
 * Turns it off and deletes its data; the caller has checked password and code. 409 `two_factor_off` without an app,
 * `second_factor_kept` for the last second factor where one is required (PEOPLE-177).
 */
export async function turnOffTwoFactor(tx: Tx, personId: PersonId, now: Date): Promise<void> {
  await lockFactors(tx, personId);
  if (!(await readFactors(tx, personId)).hasApp) throw new ProblemError('two_factor_off');
  await requireOtherFactor(tx, personId, 'app');
  await forgetTwoFactor(tx, personId, now);
}

/** Deletes its data, also where one is required: its person sets up another at the next sign-in. */
async function forgetTwoFactor(tx: Tx, personId: PersonId, now: Date): Promise<void> {
  await tx.delete(secondFactor).where(eq(secondFactor.personId, personId));
  // They also stand in for a lost passkey.
  if ((await readFactors(tx, personId)).passkeys === 0) await forgetRecoveryCodes(tx, personId);
  const sides = { before: { isOn: true }, after: { isOn: false } };
  await auditSelf(tx, personId, { action: 'second_factor.turned_off', ...sides, now });
}

async function lockOwn(tx: Tx, personId: PersonId) {
  const [row] = await tx
    .select()
    .from(secondFactor)
    .where(eq(secondFactor.personId, personId))
    .for('update');
  return row;
}
