import type { PoolId, ProviderId } from '@tiyin/domain/ids';
import { type ReportName, reportFileName } from '@tiyin/domain/reports';
import { listFiles } from '../audit-log/list-files.ts';
import type { ServerContext } from '../context.ts';
import { previewReport } from '../payments/reports/preview-report.ts';
import {
  type ReportQuery,
  readReportRequest,
  requireKeptPeriod,
} from '../payments/reports/report-request.ts';
import { sendReport } from '../payments/reports/send-report.ts';
import { addSchedule } from '../report-schedules/add-schedule.ts';
import {
  deleteSchedule,
  pauseSchedule,
  sendScheduleNow,
} from '../report-schedules/change-schedule.ts';
import { listSchedules, readSchedule } from '../report-schedules/list-schedules.ts';
import { reportTable } from '../report-schedules/report-table.ts';
import type { Staff } from '../staff/staff.ts';
import type { StaffCaller } from './caller.ts';
import { CsvFile, type HandlersOf } from './handler.ts';

/** A query of a report with the parameters of any. */
type AnyQuery = ReportQuery & {
  readonly currencyId?: number;
  readonly providerId?: ProviderId;
  readonly terminalPoolId?: PoolId;
};

/** The request and the table of a report. */
async function readReport(
  name: ReportName,
  query: AnyQuery,
  staff: Staff,
  { database }: ServerContext,
) {
  const request = await readReportRequest(database, staff, query);
  if (name !== 'balance') await requireKeptPeriod(database, request);
  const { currencyId = null, providerId = null, terminalPoolId: poolId = null } = query;
  return {
    request,
    table: await reportTable(database, name, request, { currencyId, providerId, poolId }),
  };
}

type Input = { readonly query: AnyQuery };

/** A handler that returns the file of a report. */
function download(name: ReportName) {
  return async ({ query }: Input, { staff }: StaffCaller, context: ServerContext) => {
    const { request, table } = await readReport(name, query, staff, context);
    const { periodStart, periodEnd } = query;
    const sending = { name, request, period: { periodStart, periodEnd } };
    return new CsvFile(await sendReport(context, sending, table), reportFileName(name, query));
  };
}

/** A handler that returns the preview of a report. */
function preview(name: ReportName) {
  return async ({ query }: Input, { staff }: StaffCaller, context: ServerContext) => {
    const { table } = await readReport(name, query, staff, context);
    return { data: await context.database.transaction((tx) => previewReport(tx, table)) };
  };
}

/** The operations of the tag reports. */
export const reportOperations: HandlersOf<'reports'> = {
  async listExportedFiles({ query: { size = 25, before } }, { staff }, { database }) {
    return database.transaction((tx) => listFiles(tx, staff, { before, size }));
  },

  async listReportSchedules(_input, { staff }, { config, database }) {
    const schedules = await database.transaction((tx) => listSchedules(tx, staff));
    return { data: { schedules, canEmail: config.mail !== undefined } };
  },

  async addReportSchedule({ body: content }, { staff }, context) {
    const { scheduleId, secret } = await addSchedule(staff, content, context);
    const schedule = await context.database.transaction((tx) =>
      readSchedule(tx, staff, scheduleId),
    );
    return { data: { schedule, secret } };
  },

  async pauseReportSchedule({ path: { id: scheduleId }, body }, { staff }, { clock, database }) {
    const command = { staff, scheduleId, paused: body.paused, now: clock.now() };
    return {
      data: await database.transaction(async (tx) => {
        await pauseSchedule(tx, command);
        return readSchedule(tx, staff, scheduleId);
      }),
    };
  },

  async deleteReportSchedule({ path: { id: scheduleId } }, { staff }, { clock, database }) {
    const command = { staff, scheduleId, now: clock.now() };
    await database.transaction((tx) => deleteSchedule(tx, command));
  },

  async sendScheduledReport({ path: { id: scheduleId } }, { staff }, { clock, database }) {
    const command = { staff, scheduleId, now: clock.now() };
    return {
      data: await database.transaction(async (tx) => {
        await sendScheduleNow(tx, command);
        return readSchedule(tx, staff, scheduleId);
      }),
    };
  },

  downloadInvoiceReport: download('invoice'),
  downloadBalanceReport: download('balance'),
  downloadProviderReport: download('provider'),
  downloadPoolBalanceReport: download('pool.balance'),
  previewInvoiceReport: preview('invoice'),
  previewBalanceReport: preview('balance'),
  previewProviderReport: preview('provider'),
  previewPoolBalanceReport: preview('pool.balance'),
};
