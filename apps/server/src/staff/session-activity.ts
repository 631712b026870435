import type { SessionId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { session } from '../db/schema.ts';
import type { LiveSession } from './sessions.ts';

/** How exactly the last activity is stored, in ms: not every request writes. */
const precisionMs = 30_000;

/** Whether an activity at this time has to be stored. */
export function isNewActivity({ session: { activeAt } }: LiveSession, now: Date): boolean {
  return activeAt === null || now.getTime() - activeAt.getTime() >= precisionMs;
}

/** Stores that the person of a live session was active (PEOPLE-170). */
export async function storeActivity(tx: Tx, sessionId: SessionId, now: Date): Promise<void> {
  await tx.update(session).set({ activeAt: now }).where(eq(session.id, sessionId));
}
