import { reportDueAfter, reportPeriodBefore } from '@tiyin/domain/reports';
import { and, eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { reportSchedule } from '../db/schema.ts';
import { enqueue } from '../jobs/queue.ts';
import { ProblemError } from '../problem.ts';
import { auditPause } from '../staff/audit-pause.ts';
import type { Staff } from '../staff/staff.ts';
import { scheduleFacts } from './schedule-facts.ts';
import { type OfSchedule, type ScheduleRow, lockSchedule, mayHave } from './schedule-row.ts';
import { writeSendings } from './write-sendings.ts';

const subjectOf = ({ scheduleId, staff }: OfSchedule) =>
  ({
    actor: { type: 'staff', id: staff.id },
    subject: `report_schedule:${scheduleId}`,
  }) as const;

/** Pauses a schedule, or goes on with its next due time; audited. What waits while it is paused is not sent. 404. */
export async function pauseSchedule(
  tx: Tx,
  command: OfSchedule & { readonly paused: boolean },
): Promise<void> {
  const { now, paused, scheduleId } = command;
  const row = await lockSchedule(tx, command);
  if (row.isPaused === paused) return;
  // Its job has run while it was paused, and queued no other.
  const isMissed = !paused && row.dueAt <= now;
  const dueAt = isMissed ? reportDueAfter(row.interval, now) : row.dueAt;
  await tx
    .update(reportSchedule)
    .set({ isPaused: paused, dueAt })
    .where(eq(reportSchedule.id, scheduleId));
  if (isMissed) enqueue(tx, 'report.due', { scheduleId, dueAt: dueAt.toISOString() }, dueAt);
  recordAudit(tx, {
    ...subjectOf(command),
    action: paused ? 'report_schedule.paused' : 'report_schedule.resumed',
    before: { paused: row.isPaused },
    after: { paused },
    now,
  });
}

/** Pauses a schedule whose person did not sign in for long (RUN-900); its entry is the system's. They go on with it themselves. */
export async function pauseForPerson(
  tx: Tx,
  { id }: Pick<ScheduleRow, 'id'>,
  { merchantId }: Pick<Staff, 'merchantId'>,
  now: Date,
): Promise<void> {
  const paused = await tx
    .update(reportSchedule)
    .set({ isPaused: true })
    .where(and(eq(reportSchedule.id, id), eq(reportSchedule.isPaused, false)))
    .returning({ id: reportSchedule.id });
  if (paused.length === 0) return;
  auditPause(tx, { scheduleId: id, merchantId, reason: 'no_sign_in', now });
}

/** Deletes a schedule with its sendings: those that wait are not sent. Audited. 404. */
export async function deleteSchedule(tx: Tx, command: OfSchedule): Promise<void> {
  const row = await lockSchedule(tx, command);
  recordAudit(tx, {
    ...subjectOf(command),
    action: 'report_schedule.deleted',
    before: scheduleFacts(row),
    now: command.now,
  });
  await tx.delete(reportSchedule).where(eq(reportSchedule.id, row.id));
}

/** Sends the last whole period to each receiver now, also while the schedule is paused; audited. 403, 404. */
export async function sendScheduleNow(tx: Tx, command: OfSchedule): Promise<void> {
  const { now, staff } = command;
  const row = await lockSchedule(tx, command);
  if (!mayHave(staff, row.report)) throw new ProblemError('forbidden');
  const period = reportPeriodBefore(row.interval, now);
  await writeSendings(tx, row, { period, dueAt: null, now });
  recordAudit(tx, {
    ...subjectOf(command),
    action: 'report_schedule.sent_by_hand',
    details: { ...period },
    now,
  });
}
