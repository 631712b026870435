import { callbackRetryDelayMs } from '@tiyin/domain/callbacks';
import type { ReportSendingId } from '@tiyin/domain/ids';
import { reportFileName } from '@tiyin/domain/reports';
import { and, eq } from '../db/drizzle.ts';
import { recordSentFile } from '../audit-log/record-file.ts';
import { secretHeaders } from '../callbacks/sign.ts';
import { originOf } from '../config/read-origins.ts';
import type { Tx } from '../db/database.ts';
import { person, reportSchedule, reportSending } from '../db/schema.ts';
import { callKeys, mailKeys } from '../jobs/call-caps.ts';
import type { CallDeps } from '../jobs/handlers.ts';
import type { OutsideWork } from '../jobs/outside-work.ts';
import { streamCsv } from '../payments/csv/stream-csv.ts';
import { readReportRequest } from '../payments/reports/report-request.ts';
import { ProblemError } from '../problem.ts';
import { randomFraction } from '../secrets/token.ts';
import type { Staff } from '../staff/staff.ts';
import { pauseForPerson } from './change-schedule.ts';
import { type CollectedFile, collectFile } from './collect-file.ts';
import { type ReadyReport, mailOf, messageOf } from './report-message.ts';
import { reportTable } from './report-table.ts';
import { type ScheduleRow, personOf } from './schedule-row.ts';
import { scheduleSecretOwner } from './schedule-secret.ts';

type SendingRow = typeof reportSending.$inferSelect;

/**
 * Prepares the sending of a report to one receiver (the job `report.send`); undefined where nothing is left to do. It is
 * canceled for a person who may not have the report any more, and while the schedule is paused (RUN-602, RUN-900).
 */
export async function prepareReport(
  tx: Tx,
  sendingId: ReportSendingId,
  deps: CallDeps,
): Promise<OutsideWork | undefined> {
  const [found] = await tx
    .select({ sending: reportSending, schedule: reportSchedule, owner: person })
    .from(reportSending)
    .innerJoin(reportSchedule, eq(reportSchedule.id, reportSending.scheduleId))
    .innerJoin(person, eq(person.id, reportSchedule.personId))
    .where(and(eq(reportSending.id, sendingId), eq(reportSending.state, 'WAITING')));
  if (!found) return undefined;
  const { owner, schedule, sending } = found;
  const preparedAt = deps.clock.now();
  const judged = { schedule, config: deps.config, now: preparedAt };
  const staff = await personOf(tx, owner, judged);
  const isPaused = schedule.isPaused && sending.dueAt !== null;
  if (staff === 'no_sign_in') await pauseForPerson(tx, schedule, owner, preparedAt);
  if (typeof staff === 'string' || isPaused) {
    const lastError = typeof staff === 'string' ? staff : 'paused';
    await tx
      .update(reportSending)
      .set({ state: 'CANCELED', lastError })
      .where(eq(reportSending.id, sendingId));
    return undefined;
  }
  const ofMerchant = staff.merchantId === null ? {} : { merchantId: staff.merchantId };
  const isCall = sending.channel === 'WEBHOOK';
  return {
    keys: isCall ? callKeys({ url: sending.receiver, ...ofMerchant }) : mailKeys,
    call: async () => {
      const tried = await send({ schedule, sending, staff }, deps);
      return (writing, now) => recordTry(writing, { schedule, sending, staff, tried, now });
    },
  };
}

type Sent = {
  readonly schedule: ScheduleRow;
  readonly sending: SendingRow;
  readonly staff: Staff;
};

type Tried = {
  /** Null if it was taken. */
  readonly error: string | null;
  readonly isPermanent: boolean;
  readonly file: CollectedFile | undefined;
};

async function send({ schedule, sending, staff }: Sent, deps: CallDeps): Promise<Tried> {
  const { clock, config } = deps;
  const { periodEnd, periodStart } = sending;
  const period = { periodStart, periodEnd };
  let made: MadeFile;
  try {
    made = await makeFile(schedule, { staff, period }, deps);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // The terminal, the provider or the pool is not the person's any more.
    return { error: error.code, isPermanent: true, file: undefined };
  }
  const officeUrl = originOf('backoffice', config);
  const ready = { ...made, schedule, period, officeUrl, now: clock.now() };
  const outcome =
    sending.channel === 'WEBHOOK'
      ? await callWebhook(sending, ready, deps)
      : await mail(sending, ready, deps);
  return { ...outcome, file: made.file };
}

type MadeFile = Pick<ReadyReport, 'file' | 'isTest'>;
type Wanted = Pick<Sent, 'staff'> & { readonly period: ReadyReport['period'] };

async function makeFile(
  schedule: ScheduleRow,
  { period, staff }: Wanted,
  { database }: CallDeps,
): Promise<MadeFile> {
  const { report, terminalId } = schedule;
  const ofTerminal = terminalId === null ? {} : { terminalId };
  const request = await readReportRequest(database, staff, { ...period, ...ofTerminal });
  const table = await reportTable(database, report, request, schedule);
  const file = await collectFile(await streamCsv(database, table));
  return { file, isTest: request.isTest };
}

async function callWebhook(
  { id, receiver }: SendingRow,
  ready: ReadyReport,
  { callOut, clock, secrets }: CallDeps,
): Promise<Omit<Tried, 'file'>> {
  const { schedule } = ready;
  if (schedule.webhookSecretEncrypted === null) return { error: 'no_secret', isPermanent: true };
  const secret = secrets.decrypt(schedule.webhookSecretEncrypted, scheduleSecretOwner(schedule.id));
  const body = JSON.stringify(messageOf(ready));
  const headers = secretHeaders({ id, body, secret, now: clock.now() });
  const came = await callOut({ url: receiver, headers, body });
  if ('error' in came) return { error: came.error, isPermanent: false };
  const { statusCode } = came;
  const isTaken = statusCode >= 200 && statusCode < 300;
  return { error: isTaken ? null : String(statusCode), isPermanent: false };
}

async function mail(
  { id, receiver }: SendingRow,
  ready: ReadyReport,
  { sendMail }: CallDeps,
): Promise<Omit<Tried, 'file'>> {
  const came = await sendMail({ id, to: receiver, ...mailOf(ready) });
  return 'error' in came
    ? { error: came.error, isPermanent: came.isPermanent }
    : { error: null, isPermanent: false };
}

type Recorded = Sent & { readonly tried: Tried; readonly now: Date };

/** Records a try; returns when the next one is due, by the times of callbacks: a day in all (API-35). */
async function recordTry(
  tx: Tx,
  { now, schedule, sending, staff, tried }: Recorded,
): Promise<Date | undefined> {
  const ofSending = eq(reportSending.id, sending.id);
  const { error, file, isPermanent } = tried;
  if (error === null) {
    const sent = { state: 'SENT', sentAt: now, lines: file?.lines ?? null } as const;
    await tx.update(reportSending).set(sent).where(ofSending);
    if (file)
      await recordSentFile(tx, fileOf(schedule, sending, staff), { lines: file.lines, now });
    return undefined;
  }
  const failedTries = sending.failedTries + 1;
  const retryMs = isPermanent ? undefined : callbackRetryDelayMs(failedTries, randomFraction());
  const state = retryMs === undefined ? 'FAILED' : 'WAITING';
  // One that was canceled during the try stays so (RUN-902).
  await tx
    .update(reportSending)
    .set({ state, failedTries, lastError: error })
    .where(and(ofSending, eq(reportSending.state, 'WAITING')));
  return retryMs === undefined ? undefined : new Date(now.getTime() + retryMs);
}

/** The file in the list of those that left the system, under the name of its person (PEOPLE-600). */
function fileOf(
  { currencyId, id, poolId, providerId, report, terminalId }: ScheduleRow,
  { periodEnd, periodStart, receiver, channel }: SendingRow,
  staff: Staff,
) {
  const period = { periodStart, periodEnd };
  return {
    actor: { type: 'staff', id: staff.id, merchantId: staff.merchantId },
    operation: 'sendScheduledReport',
    name: reportFileName(report, period),
    filter: {
      ...period,
      currencyId,
      providerId,
      terminalPoolId: poolId,
      terminalId,
      scheduleId: id,
      // The rest of an address can hold a token.
      receiver: channel === 'WEBHOOK' ? new URL(receiver).host : receiver,
    },
  } as const;
}
