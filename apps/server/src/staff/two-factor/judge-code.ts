import { eq } from 'drizzle-orm';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { secondFactor } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { plainCode, takeRecoveryCode } from './recovery-codes.ts';
import { openTotpSecret } from './totp-secret.ts';
import { stepOfCode } from './totp.ts';

/** Wrong codes in a row that a person may give. */
const mostFailures = 5;
/** How long no code is looked at after them, in ms: whoever knows the password cannot go on guessing. */
const lockedMs = 15 * 60_000;

/** What came of a code; the problem's code where it was not taken. */
export type Verdict = 'taken' | 'off' | 'code_required' | 'wrong_code' | 'too_many_codes';

/** A code that somebody gave for a person. */
export type GivenCode = {
  readonly personId: number;
  /** Undefined where none was given yet. */
  readonly code: string | undefined;
  readonly now: Date;
};

/**
 * Judges the second factor of a person: a code of their app that is newer than the last one taken, or a
 * recovery code that was never used. It answers rather than throws, so that the count of wrong ones stays
 * when the caller refuses.
 */
export async function judgeCode(tx: Tx, secrets: Secrets, given: GivenCode): Promise<Verdict> {
  const { personId, code, now } = given;
  const [row] = await tx
    .select()
    .from(secondFactor)
    .where(eq(secondFactor.personId, personId))
    .for('update');
  if (!row?.confirmedAt) return 'off';
  if (code === undefined) return 'code_required';
  if (row.lockedUntil && row.lockedUntil > now) return 'too_many_codes';
  const plain = plainCode(code);
  const step = stepOfCode(openTotpSecret(secrets, row), plain, now) ?? 0;
  if (step > row.lastStep) {
    await keep(tx, personId, { lastStep: step, failures: 0, lockedUntil: null });
    return 'taken';
  }
  if (await takeRecoveryCode(tx, personId, plain, now)) {
    await keep(tx, personId, { failures: 0, lockedUntil: null });
    await auditSelf(tx, personId, 'second_factor.recovery_code_used', now);
    return 'taken';
  }
  await countFailure(tx, row, now);
  return 'wrong_code';
}

type Row = typeof secondFactor.$inferSelect;

async function keep(tx: Tx, personId: number, change: Partial<Row>): Promise<void> {
  await tx.update(secondFactor).set(change).where(eq(secondFactor.personId, personId));
}

async function countFailure(tx: Tx, { personId, failures }: Row, now: Date): Promise<void> {
  if (failures + 1 < mostFailures) return keep(tx, personId, { failures: failures + 1 });
  await keep(tx, personId, { failures: 0, lockedUntil: new Date(now.getTime() + lockedMs) });
  return auditSelf(tx, personId, 'second_factor.locked', now);
}

/** Writes into the audit what a person did, or what was done in their name, at signing in. */
export async function auditSelf(tx: Tx, id: number, action: string, now: Date): Promise<void> {
  recordAudit(tx, { actor: { type: 'staff', id }, action, subject: `person:${id}`, now });
}
