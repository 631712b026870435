import type { ReportScheduleId } from '@tiyin/domain/ids';
import { reportDueAfter, reportPeriodBefore } from '@tiyin/domain/reports';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { reportSchedule } from '../db/schema.ts';
import { enqueue } from '../jobs/queue.ts';
import { writeSendings } from './write-sendings.ts';

type Due = { readonly scheduleId: ReportScheduleId; readonly dueAt: string };

/**
 * Writes the sendings of a schedule that is due (the job `report.due`), and queues its next time: in one transaction, so
 * that each period is written once, also those that became due while no server ran (RUN-601).
 */
export async function runReportDue(tx: Tx, due: Due, now: Date): Promise<void> {
  const { scheduleId } = due;
  const dueAt = new Date(due.dueAt);
  const [row] = await tx
    .select()
    .from(reportSchedule)
    .where(eq(reportSchedule.id, scheduleId))
    .for('no key update');
  if (!row || row.isPaused || row.dueAt.getTime() !== dueAt.getTime()) return;
  await writeSendings(tx, row, { period: reportPeriodBefore(row.interval, dueAt), dueAt, now });
  const next = reportDueAfter(row.interval, dueAt);
  await tx.update(reportSchedule).set({ dueAt: next }).where(eq(reportSchedule.id, scheduleId));
  enqueue(tx, 'report.due', { scheduleId, dueAt: next.toISOString() }, next);
}
