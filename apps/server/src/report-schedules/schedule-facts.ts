import type { ScheduleRow } from './schedule-row.ts';

/** A schedule in the audit; of the address of its webhook the host alone, since the rest can hold a token. */
export function scheduleFacts(row: ScheduleRow) {
  return {
    report: row.report,
    interval: row.interval,
    currencyId: row.currencyId,
    providerId: row.providerId,
    poolId: row.poolId,
    terminalId: row.terminalId,
    isTest: row.isTest,
    webhookHost: row.webhookUrl === null ? null : new URL(row.webhookUrl).host,
    emails: row.emails.join(', '),
  };
}
