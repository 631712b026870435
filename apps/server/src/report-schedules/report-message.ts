import type { ReportMessage } from '@tiyin/api/types';
import { type ReportPeriod, reportFileName, reportKind } from '@tiyin/domain/reports';
import type { Mail } from '../mail/send-mail.ts';
import type { CollectedFile } from './collect-file.ts';
import type { ScheduleRow } from './schedule-row.ts';

/** A report of a period that goes to a receiver. */
export type ReadyReport = {
  readonly schedule: ScheduleRow;
  readonly period: ReportPeriod;
  /** Test or production, as its terminal is now: that can change (RUN-600). */
  readonly isTest: boolean;
  /** Undefined: it is too large, and a link stands in its place. */
  readonly file: CollectedFile | undefined;
  /** The origin of the back office. */
  readonly officeUrl: string;
  readonly now: Date;
};

/** Where the report is downloaded, with its days. */
function addressOf({ officeUrl, period, schedule }: ReadyReport): string {
  const query = new URLSearchParams({
    terminal: String(schedule.terminalId ?? 'all'),
    from: period.periodStart,
    to: period.periodEnd,
  });
  return `${officeUrl}/reports?${query.toString()}`;
}

/** The body of the webhook of a report. */
export function messageOf(ready: ReadyReport): ReportMessage {
  const { file, isTest, now, period, schedule } = ready;
  const { id, report, terminalId } = schedule;
  return {
    type: 'report.ready',
    timestamp: now.toISOString(),
    data: {
      scheduleId: id,
      report,
      ...period,
      terminalId,
      isTest,
      fileName: reportFileName(report, period),
      lines: file?.lines ?? null,
      csv: file?.content ?? null,
      url: addressOf(ready),
    },
  };
}

/** The e-mail of a report. */
export function mailOf(ready: ReadyReport): Pick<Mail, 'attachment' | 'subject' | 'text'> {
  const { file, isTest, period, schedule } = ready;
  const { report } = schedule;
  const { periodEnd, periodStart } = period;
  const days = periodStart === periodEnd ? periodStart : `${periodStart} – ${periodEnd}`;
  const title = `${reportKind(report).title} report`;
  const name = reportFileName(report, period);
  const lines = [
    `${title}, ${days} (UTC)${isTest ? ', test payments' : ''}.`,
    file
      ? `The file ${name} is attached. It has ${file.lines} lines below its header.`
      : 'The file is too large for an e-mail. Sign in to the back office to download it:',
    ...(file ? [] : [addressOf(ready)]),
    '',
    `You get this e-mail because somebody scheduled the report: ${ready.officeUrl}/reports`,
  ];
  return {
    subject: `${title}, ${days}${isTest ? ' (test payments)' : ''}`,
    text: `${lines.join('\n')}\n`,
    ...(file && { attachment: { name, content: file.content } }),
  };
}
