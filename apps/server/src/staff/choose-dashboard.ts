import type { PersonId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { person } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { PersonRow } from './sessions.ts';

/**
 * Switches a person between test data and production (OFFICE-9), in all of their windows. It
 * changes no money: so it is neither a new version of the person nor audited.
 */
export async function chooseDashboard(
  tx: Tx,
  personId: PersonId,
  testDashboard: boolean,
): Promise<PersonRow> {
  const [row] = await tx
    .update(person)
    .set({ testDashboard })
    .where(eq(person.id, personId))
    .returning();
  if (row === undefined) throw new ProblemError('not_found');
  return row;
}
