import { recordAudit } from '../../audit/record-audit.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { reportSchedule, reportSending } from '../../db/schema.ts';
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
  for (const { id } of paused) {
    recordAudit(tx, {
      actor: { type: 'system' },
      subject: `report_schedule:${id}`,
      action: 'report_schedule.paused',
      before: { paused: false },
      after: { paused: true },
      details: { reason: 'other_merchant' },
      // Its entries so far are of that merchant.
      ...(merchantId !== null && { merchantId }),
      now,
    });
  }
}
