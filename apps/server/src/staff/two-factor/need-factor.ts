import type { PersonId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { and, eq } from '../../db/drizzle.ts';
import { personRole, role, session } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { readSignInPolicy } from '../sign-in-policy.ts';
import { type Factors, hasFactor, readFactors } from './has-factor.ts';

/** Whether everybody, or a role of this person, requires a second factor (PEOPLE-336). */
async function needsFactor(tx: Tx, personId: PersonId): Promise<boolean> {
  const { needsSecondFactor } = await readSignInPolicy(tx);
  if (needsSecondFactor) return true;
  const [strict] = await tx
    .select({ id: role.id })
    .from(personRole)
    .innerJoin(role, eq(role.id, personRole.roleId))
    .where(and(eq(personRole.personId, personId), role.needsSecondFactor))
    .limit(1);
  return strict !== undefined;
}

/** Whether a person has to set up a second factor before anything else (PEOPLE-176). */
export async function mustSetUpFactor(tx: Tx, personId: PersonId): Promise<boolean> {
  return (await needsFactor(tx, personId)) && !(await hasFactor(tx, personId));
}

/** Restricts or opens the sessions of a person after a change of their roles. */
export async function restrictSessions(tx: Tx, personId: PersonId): Promise<void> {
  const mustSetUp = await mustSetUpFactor(tx, personId);
  await tx
    .update(session)
    .set({ mustSetUpFactor: mustSetUp })
    .where(and(eq(session.personId, personId), eq(session.hasProviderFactor, false)));
}

/** 409 `second_factor_kept` where one is required and nothing is left beside the removed one (PEOPLE-177). */
export async function requireOtherFactor(
  tx: Tx,
  personId: PersonId,
  removed: 'app' | 'passkey',
): Promise<void> {
  const { hasApp, passkeys }: Factors = await readFactors(tx, personId);
  const left = removed === 'app' ? passkeys : passkeys - 1 + (hasApp ? 1 : 0);
  if (left === 0 && (await needsFactor(tx, personId))) throw new ProblemError('second_factor_kept');
}
