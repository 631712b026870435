import type { PersonId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import { readSignInPolicy } from '../sign-in-policy.ts';
import { type Factors, hasFactor, readFactors } from './has-factor.ts';

/** Whether a person may not be without a second factor. */
async function needsFactor(tx: Tx, _personId: PersonId): Promise<boolean> {
  const { needsSecondFactor } = await readSignInPolicy(tx);
  return needsSecondFactor;
}

/** Whether a person has to set up a second factor before anything else (PEOPLE-176). */
export async function mustSetUpFactor(tx: Tx, personId: PersonId): Promise<boolean> {
  return (await needsFactor(tx, personId)) && !(await hasFactor(tx, personId));
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
