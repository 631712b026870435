import { randomInt } from 'node:crypto';
import type { PersonId } from '@tiyin/domain/ids';
import { and, count, eq, isNull } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { recoveryCode } from '../../db/schema.ts';
import { hashToken } from '../../secrets/token.ts';

/** Letters and digits that are not taken for each other when they are copied from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groupLength = 4;
const groups = 6;
const codes = 10;

function randomGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
}

function randomCode(): string {
  return Array.from({ length: groups }, randomGroup).join('-');
}

/** A typed code without its separators. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** Makes ten codes in place of those that there were: 118 random bits each, so that a plain hash keeps them (PEOPLE-421). */
export async function renewRecoveryCodes(tx: Tx, personId: PersonId): Promise<readonly string[]> {
  const made = Array.from({ length: codes }, randomCode);
  await forgetRecoveryCodes(tx, personId);
  await tx
    .insert(recoveryCode)
    .values(made.map((code) => ({ personId, codeHash: hashToken(plainCode(code)) })));
  return made;
}

/** Uses up a recovery code; returns whether it was valid. */
export async function takeRecoveryCode(
  tx: Tx,
  personId: PersonId,
  code: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCode.personId, personId),
        eq(recoveryCode.codeHash, hashToken(code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ id: recoveryCode.id });
  return taken.length > 0;
}

/** The number of a person's remaining codes. */
export async function countRecoveryCodes(tx: Tx, personId: PersonId): Promise<number> {
  const [counted] = await tx
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.personId, personId), isNull(recoveryCode.usedAt)));
  return counted?.left ?? 0;
}

/** Forgets the codes of a person. */
export async function forgetRecoveryCodes(tx: Tx, personId: PersonId): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
}
