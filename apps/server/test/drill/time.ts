import { asId, type ReportScheduleId } from '@tiyin/domain/ids';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import { reportSchedule } from '../../src/db/schema.ts';
import { enqueue } from '../../src/jobs/queue.ts';
import type { DueReport } from './world.ts';

/** Lets the hour pass in which a provider reports a return: its outcome may be declared then (LEDGER-254). */
export async function passReturnHour(tx: Tx): Promise<void> {
  await tx.execute(sql`update money_return set status_at = status_at - interval '2 hours'
    where status = 'SENT' and amount % 100 = 3 and status_at > now() - interval '1 hour'`);
}

/** Lets one of the schedules that the drill made become due. */
export async function makeReportDue(tx: Tx): Promise<DueReport | undefined> {
  const [schedule] = await tx.execute<{ id: number }>(sql`select id from report_schedule
    where webhook_url like '%/reports/%' and due_at > now() order by random() limit 1 for update`);
  if (!schedule) return undefined;
  const id = asId<ReportScheduleId>(schedule.id);
  const now = new Date();
  await tx.update(reportSchedule).set({ dueAt: now }).where(eq(reportSchedule.id, id));
  const dueAt = now.toISOString();
  enqueue(tx, 'report.due', { scheduleId: id, dueAt }, now);
  return { scheduleId: id, dueAt };
}
