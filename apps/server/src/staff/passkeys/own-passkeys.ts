import type { PersonId } from '@tiyin/domain/ids';
import { type ActionWithout, recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { and, asc, desc, eq } from '../../db/drizzle.ts';
import { passkey } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { hasFactor, lockFactors } from '../two-factor/has-factor.ts';
import { forgetRecoveryCodes } from '../two-factor/recovery-codes.ts';
import { requireOtherFactor } from '../two-factor/need-factor.ts';

type Row = typeof passkey.$inferSelect;

/** A passkey as the contract shows it. */
export function describePasskey({ id, name, createdAt, lastUsedAt }: Row) {
  return {
    id,
    name,
    createdDate: createdAt.toISOString(),
    lastUsedDate: lastUsedAt?.toISOString() ?? null,
  };
}

/** The passkeys of a person, newest first. */
export async function listPasskeys(tx: Tx, personId: PersonId) {
  const rows = await tx
    .select()
    .from(passkey)
    .where(eq(passkey.personId, personId))
    .orderBy(desc(passkey.createdAt), desc(passkey.id));
  return rows.map(describePasskey);
}

/** The passkeys of a person as browsers name them. */
export async function describeCredentials(tx: Tx, personId: PersonId) {
  const rows = await tx
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.personId, personId))
    .orderBy(asc(passkey.id));
  return rows.map((row) => ({ ...row, type: 'public-key' as const }));
}

type OfPasskey = { readonly personId: PersonId; readonly id: number; readonly now: Date };

/** Renames a passkey of a person; audited. 404 for one of somebody else. */
export async function renamePasskey(tx: Tx, command: OfPasskey & { readonly name: string }) {
  const before = await requireOwn(tx, command);
  const name = command.name.trim();
  await tx.update(passkey).set({ name }).where(eq(passkey.id, before.id));
  const sides = { before: { name: before.name }, after: { name } };
  audit(tx, command.personId, { action: 'passkey.renamed', ...sides, now: command.now });
  return describePasskey({ ...before, name });
}

/**
 * Removes a passkey of a person; audited. 404 for one of somebody else, 409 `second_factor_kept` for the last second
 * factor where one is required (PEOPLE-334).
 */
export async function removePasskey(tx: Tx, command: OfPasskey): Promise<void> {
  await lockFactors(tx, command.personId);
  const { id, name } = await requireOwn(tx, command);
  await requireOtherFactor(tx, command.personId, 'passkey');
  await tx.delete(passkey).where(eq(passkey.id, id));
  const { personId, now } = command;
  if (!(await hasFactor(tx, personId))) await forgetRecoveryCodes(tx, personId);
  audit(tx, personId, { action: 'passkey.removed', before: { name }, now });
}

async function requireOwn(tx: Tx, { personId, id }: OfPasskey): Promise<Row> {
  const [row] = await tx
    .select()
    .from(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.personId, personId)))
    .for('update');
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** Audits what a person does to a passkey of their own. */
export function audit(
  tx: Tx,
  personId: PersonId,
  action: ActionWithout<'actor' | 'subject'>,
): void {
  recordAudit(tx, {
    actor: { type: 'staff', id: personId },
    subject: `person:${personId}`,
    ...action,
  });
}
