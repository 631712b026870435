import { asId, type ReportSendingId } from '@tiyin/domain/ids';
import type { ReportPeriod } from '@tiyin/domain/reports';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { reportSending } from '../db/schema.ts';
import { enqueueReport } from '../jobs/queue.ts';
import type { ScheduleRow } from './schedule-row.ts';

/** A receiver of reports. */
export type ReportReceiver = {
  readonly channel: 'EMAIL' | 'WEBHOOK';
  readonly receiver: string;
};

/** The receivers of a schedule. */
function receiversOf({
  emails,
  webhookUrl,
}: Pick<ScheduleRow, 'emails' | 'webhookUrl'>): readonly ReportReceiver[] {
  return [
    ...(webhookUrl === null ? [] : [{ channel: 'WEBHOOK', receiver: webhookUrl } as const]),
    ...emails.map((receiver) => ({ channel: 'EMAIL', receiver }) as const),
  ];
}

type Due = {
  readonly period: ReportPeriod;
  /** Null for one by hand. */
  readonly dueAt: Date | null;
  readonly now: Date;
};

/** Writes what each receiver of a schedule gets, and the job that sends it (RUN-601). */
export async function writeSendings(
  tx: Tx,
  schedule: ScheduleRow,
  { dueAt, now, period }: Due,
): Promise<void> {
  const rows = receiversOf(schedule).map((receiver) => ({
    ...receiver,
    ...period,
    id: asId<ReportSendingId>(uuidv7({ msecs: now.getTime() })),
    scheduleId: schedule.id,
    dueAt,
    state: 'WAITING' as const,
    createdAt: now,
  }));
  await tx.insert(reportSending).values(rows);
  for (const { id } of rows) enqueueReport(tx, id, now);
}
