import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { person } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { PersonRow } from './sessions.ts';

/**
 * Has a person see test data from now on, or production (OFFICE-9). It is what they look at, in every
 * window of theirs, and nothing of the money's: so it is neither a version of theirs nor audited.
 */
export async function chooseDashboard(
  tx: Tx,
  personId: number,
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
