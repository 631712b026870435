import { and, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { reportSchedule, reportSending } from '../../db/schema.ts';
import { auditPause } from '../audit-pause.ts';
import type { PersonRow } from '../sessions.ts';

/**
 * Pauses the scheduled reports of a person who comes to another merchant, and cancels what waits: their receivers were
 * named for the former one (RUN-902). The person goes on with them.
 */
export async function pauseReports(
  tx: Tx,
  { id: personId, merchantId }: Pick<PersonRow, 'id' | 'merchantId'>,
  now: Date,
): Promise<void> {
  const ofPerson = eq(reportSchedule.personId, personId);
  const paused = await tx
    .update(reportSchedule)
    .set({ isPaused: true })
    .where(and(ofPerson, eq(reportSchedule.isPaused, false)))
    .returning({ id: reportSchedule.id });
  const schedules = tx.select({ id: reportSchedule.id }).from(reportSchedule).where(ofPerson);
  await tx
    .update(reportSending)
    .set({ state: 'CANCELED', lastError: 'other_merchant' })
    .where(and(inArray(reportSending.scheduleId, schedules), eq(reportSending.state, 'WAITING')));
  for (const { id: scheduleId } of paused) {
    auditPause(tx, { scheduleId, merchantId, reason: 'other_merchant', now });
  }
}
