import { asId, type PersonId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import { type ActionWithout, recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { secondFactor } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { type BrakeKeys, countFailure, lockedWaitMs, releasePlace } from '../sign-in/brake.ts';
import { countRecoveryCodes, plainCode, takeRecoveryCode } from './recovery-codes.ts';
import { readFactors } from './has-factor.ts';
import { openTotpSecret } from './totp-secret.ts';
import { stepOfCode } from './totp.ts';

/** Wrong codes in a row that a person may give. */
const maxFailures = 5;
/** The delay after too many codes, in ms: knowing the password must not allow guessing the code. */
const lockedMs = 15 * 60_000;

/** The result of a code; the problem's code if it was refused. */
export type Verdict = 'taken' | 'off' | 'code_required' | 'wrong_code' | 'too_many_codes';

/** A code entered for a person. */
export type GivenCode = {
  readonly personId: PersonId;
  /** Undefined if none was entered yet. */
  readonly code: string | undefined;
  /**
   * The place of the attempt. At a known place wrong codes are counted for the place, elsewhere for
   * the person: an attacker with the password cannot lock the person out of their own browser.
   */
  readonly place: { readonly key: string; readonly isKnown: boolean };
  readonly now: Date;
};

/**
 * Checks a person's second factor: a code of their app that is newer than the last accepted one, or
 * an unused recovery code, which also stands in for a passkey. It returns instead of throwing, so that the count of wrong ones is
 * committed when the caller refuses.
 */
export async function judgeCode(tx: Tx, secrets: Secrets, given: GivenCode): Promise<Verdict> {
  const { personId, code, now } = given;
  const [row] = await tx
    .select()
    .from(secondFactor)
    .where(eq(secondFactor.personId, personId))
    .for('update');
  if (!row?.confirmedAt) return judgeRecoveryCode(tx, given);
  if (code === undefined) return 'code_required';
  if (await isLocked(tx, row, given)) return 'too_many_codes';
  const plain = plainCode(code);
  const step = stepOfCode(openTotpSecret(secrets, row), plain, now) ?? 0;
  if (step > row.lastStep) {
    await keep(tx, personId, { lastStep: step });
    await release(tx, given);
    return 'taken';
  }
  if (await spendRecoveryCode(tx, given, plain)) {
    await release(tx, given);
    return 'taken';
  }
  await countWrongCode(tx, row, given);
  return 'wrong_code';
}

/**
 * Of a person whose second factor is a passkey, a code is a recovery code (PEOPLE-511). Wrong ones are not counted: no
 * number of guesses finds one (PEOPLE-421).
 */
async function judgeRecoveryCode(tx: Tx, given: GivenCode): Promise<Verdict> {
  const { personId, code } = given;
  const { passkeys } = await readFactors(tx, personId);
  if (code === undefined || passkeys === 0) return 'off';
  if (await spendRecoveryCode(tx, given, plainCode(code))) return 'taken';
  return (await countRecoveryCodes(tx, personId)) > 0 ? 'wrong_code' : 'off';
}

async function spendRecoveryCode(
  tx: Tx,
  { personId, now }: GivenCode,
  plain: string,
): Promise<boolean> {
  const isTaken = await takeRecoveryCode(tx, personId, plain, now);
  if (isTaken) await auditSelf(tx, personId, { action: 'second_factor.recovery_code_used', now });
  return isTaken;
}

/** A password that was judged already, and the code that came with it. */
export type GivenBoth = {
  /** Undefined for an unknown user name. */
  readonly personId: PersonId | undefined;
  readonly isPasswordRight: boolean;
  readonly code: string;
  readonly now: Date;
};

/**
 * Judges a password and a code of the app together: both are right, or nothing says which is wrong. The work is the
 * same in both cases, so that the time does not show it either (PEOPLE-178). Wrong codes with the right password are
 * counted for the person; others cannot lock them out. Recovery codes are not taken here.
 */
export async function judgeBoth(tx: Tx, secrets: Secrets, given: GivenBoth): Promise<boolean> {
  const { personId = asId<PersonId>(0), isPasswordRight, code, now } = given;
  const [row] = await tx
    .select()
    .from(secondFactor)
    .where(eq(secondFactor.personId, personId))
    .for('update');
  const step = row ? (stepOfCode(openTotpSecret(secrets, row), plainCode(code), now) ?? 0) : 0;
  const isOpen = Boolean(row?.confirmedAt) && !(row?.lockedUntil && row.lockedUntil > now);
  const isCodeRight = isOpen && step > (row?.lastStep ?? 0);
  const isRight = isPasswordRight && isCodeRight;
  const failures = (row?.failures ?? 0) + (isPasswordRight && isOpen ? 1 : 0);
  const isLast = failures >= maxFailures;
  const wrong = {
    failures: isLast ? 0 : failures,
    lockedUntil: isLast ? new Date(now.getTime() + lockedMs) : (row?.lockedUntil ?? null),
  };
  await keep(tx, personId, isRight ? { lastStep: step, failures: 0, lockedUntil: null } : wrong);
  return isRight;
}

type Row = typeof secondFactor.$inferSelect;

async function keep(tx: Tx, personId: PersonId, change: Partial<Row>): Promise<void> {
  await tx.update(secondFactor).set(change).where(eq(secondFactor.personId, personId));
}

async function isLocked(tx: Tx, { lockedUntil }: Row, { place, now }: GivenCode): Promise<boolean> {
  if (!place.isKnown) return lockedUntil !== null && lockedUntil > now;
  return (await lockedWaitMs(tx, brakeOf(place), now, lockedMs)) > 0;
}

/** The wrong codes of strangers stay counted when the person signs in at a place of their own. */
async function release(tx: Tx, { place, personId }: GivenCode): Promise<void> {
  await (place.isKnown
    ? releasePlace(tx, brakeOf(place))
    : keep(tx, personId, { failures: 0, lockedUntil: null }));
}

async function countWrongCode(
  tx: Tx,
  row: Row,
  { place, personId, now }: GivenCode,
): Promise<void> {
  if (!place.isKnown) return countOfPerson(tx, row, now);
  await countFailure(tx, brakeOf(place), now);
  const waitMs = await lockedWaitMs(tx, brakeOf(place), now, lockedMs);
  if (waitMs > 0) await auditSelf(tx, personId, { action: 'second_factor.locked', now });
}

function brakeOf({ key }: GivenCode['place']): BrakeKeys {
  return { place: key, strangers: undefined };
}

async function countOfPerson(tx: Tx, { personId, failures }: Row, now: Date): Promise<void> {
  if (failures + 1 < maxFailures) return keep(tx, personId, { failures: failures + 1 });
  await keep(tx, personId, { failures: 0, lockedUntil: new Date(now.getTime() + lockedMs) });
  return auditSelf(tx, personId, { action: 'second_factor.locked', now });
}

/** Audits an action of a person, or in their name, during sign-in. */
export async function auditSelf(
  tx: Tx,
  id: PersonId,
  action: ActionWithout<'actor' | 'merchantId' | 'subject'>,
): Promise<void> {
  recordAudit(tx, { ...action, actor: { type: 'staff', id }, subject: `person:${id}` });
}
