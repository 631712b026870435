import type { ReportSchedule } from '@tiyin/api/types';
import type { ReportScheduleId } from '@tiyin/domain/ids';
import { alias, and, asc, desc, eq, inArray, max, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { reportSchedule, reportSending, terminal } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import { mayHave, type ScheduleRow } from './schedule-row.ts';

/** The schedules of a person with the results of their last sendings, the newest first (RUN-603). */
export function listSchedules(tx: Tx, staff: Staff): Promise<ReportSchedule[]> {
  return select(tx, staff);
}

/** One of them; 404 for any other. */
export async function readSchedule(
  tx: Tx,
  staff: Staff,
  scheduleId: ReportScheduleId,
): Promise<ReportSchedule> {
  const [schedule] = await select(tx, staff, scheduleId);
  if (!schedule) throw new ProblemError('not_found');
  return schedule;
}

async function select(tx: Tx, staff: Staff, scheduleId?: ReportScheduleId) {
  const rows = await tx
    .select({
      schedule: reportSchedule,
      terminal: { id: terminal.id, name: terminal.name },
      // That of the terminal, which may change.
      isTest: sql<boolean>`coalesce(${terminal.isTest}, ${reportSchedule.isTest})`,
    })
    .from(reportSchedule)
    .leftJoin(terminal, eq(terminal.id, reportSchedule.terminalId))
    .where(
      and(
        eq(reportSchedule.personId, staff.id),
        scheduleId === undefined ? undefined : eq(reportSchedule.id, scheduleId),
      ),
    )
    .orderBy(desc(reportSchedule.id));
  const sendings = await lastSendings(
    tx,
    rows.map(({ schedule }) => schedule.id),
  );
  return rows.map(({ schedule, terminal: place, isTest }) => ({
    ...describe(schedule),
    isTest,
    terminal: place,
    isPermitted: mayHave(staff, schedule.report),
    sendings: sendings.filter((each) => each.scheduleId === schedule.id).map(describeSending),
  }));
}

function describe(row: ScheduleRow) {
  return {
    id: row.id,
    report: row.report,
    interval: row.interval,
    currencyId: row.currencyId,
    providerId: row.providerId,
    terminalPoolId: row.poolId,
    webhookUrl: row.webhookUrl,
    emails: row.emails,
    paused: row.isPaused,
    dueDate: row.dueAt.toISOString(),
  };
}

type SendingRow = typeof reportSending.$inferSelect;

/** The last sendings of each schedule. */
async function lastSendings(tx: Tx, ids: readonly ReportScheduleId[]): Promise<SendingRow[]> {
  if (ids.length === 0) return [];
  const newest = alias(reportSending, 'newest');
  const lastAt = tx
    .select({ at: max(newest.createdAt) })
    .from(newest)
    .where(eq(newest.scheduleId, reportSending.scheduleId));
  return tx
    .select()
    .from(reportSending)
    .where(and(inArray(reportSending.scheduleId, [...ids]), eq(reportSending.createdAt, lastAt)))
    .orderBy(desc(reportSending.channel), asc(reportSending.receiver));
}

function describeSending(row: SendingRow) {
  const { channel, createdAt, lastError, lines, periodEnd, periodStart, receiver, sentAt, state } =
    row;
  return {
    channel,
    receiver,
    periodStart,
    periodEnd,
    state,
    error: state === 'SENT' ? null : lastError,
    lines,
    createdDate: createdAt.toISOString(),
    sentDate: sentAt?.toISOString() ?? null,
  };
}
