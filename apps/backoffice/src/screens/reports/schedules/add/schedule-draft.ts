import type { ReportScheduleRequest } from '@tiyin/api/types';
import { splitEmails } from '@tiyin/domain/alerts';
import type { ReportInterval, ReportName } from '@tiyin/domain/reports';

/** A schedule while it is typed; ids are those of selects, empty where none is chosen. */
export interface ScheduleDraft {
  readonly report: ReportName;
  readonly interval: ReportInterval;
  readonly currency: string;
  readonly provider: string;
  readonly pool: string;
  readonly webhookUrl: string;
  readonly emails: string;
}

/** A draft of a report, weekly and to nobody yet. */
export function newSchedule(report: ReportName): ScheduleDraft {
  return {
    report,
    interval: 'WEEKLY',
    currency: '',
    provider: '',
    pool: '',
    webhookUrl: '',
    emails: '',
  };
}

/** Whether a report needs a choice. */
export function needs(report: ReportName, choice: 'currency' | 'pool' | 'provider'): boolean {
  if (choice === 'pool') return report === 'pool.balance';
  return report === 'provider' || (report === 'balance' && choice === 'currency');
}

/** The request of a draft: choices of other reports are left out. */
export function scheduleRequest(
  draft: ScheduleDraft,
  terminalId: number | null,
): ReportScheduleRequest {
  const { emails, interval, report, webhookUrl } = draft;
  const idOf = (choice: 'currency' | 'pool' | 'provider') =>
    needs(report, choice) && draft[choice] !== '' ? Number(draft[choice]) : null;
  return {
    report,
    interval,
    currencyId: idOf('currency'),
    providerId: idOf('provider'),
    terminalPoolId: idOf('pool'),
    terminalId,
    webhookUrl: webhookUrl.trim() === '' ? null : webhookUrl.trim(),
    emails: [...splitEmails(emails)],
  };
}
