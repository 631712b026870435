import type { ReportSchedule, ReportSending } from '@tiyin/api/types';
import type { ReportInterval } from '@tiyin/domain/reports';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import { reportTitles } from '../report-titles.ts';
import { deliveryWords } from '../../alerts/alert-words.tsx';

/** How often a report is sent. */
export const intervalWords: Readonly<Record<ReportInterval, string>> = lateTexts({
  DAILY: () => i18n.t('Every day'),
  WEEKLY: () => i18n.t('Every week'),
  MONTHLY: () => i18n.t('Every month'),
});

/** "Balance, Deposits, test payments". */
export function scheduleWords({ isTest, report, terminal }: ReportSchedule): string {
  const parts = [
    reportTitles[report],
    ...(terminal === null ? [] : [terminal.name]),
    ...(isTest ? [i18n.t('test payments')] : []),
  ];
  return parts.join(', ');
}

/** Where it is sent. */
export function receiverWords({ emails, webhookUrl }: ReportSchedule): string {
  return [...(webhookUrl === null ? [] : [webhookUrl]), ...emails].join(', ');
}

/** When it is sent next, or why it is not. */
export function dueWords({ dueDate, isPermitted, paused }: ReportSchedule): string {
  if (!isPermitted) return i18n.t('Not sent: you have no access to this report');
  return paused ? i18n.t('Paused') : `${formatShortUtc(dueDate)} UTC`;
}

const cancellations: Readonly<Record<string, string>> = lateTexts({
  not_permitted: () => i18n.t('Not sent: you had no access to this report'),
  no_sign_in: () => i18n.t('Not sent and paused: you had not signed in for long'),
  other_merchant: () => i18n.t('Not sent and paused: you came to another merchant'),
  paused: () => i18n.t('Not sent: it was paused'),
});

/** The result of a sending: "Sent 23 Nov 00:15 UTC, 7 lines". */
export function sendingWords(sending: ReportSending): string {
  const { error, lines, state } = sending;
  if (state === 'CANCELED') return cancellations[error ?? ''] ?? i18n.t('Not sent');
  if (state === 'FAILED' && error === 'not_found') {
    return i18n.t('Not sent: its terminal, provider or pool is not yours any more');
  }
  const words = deliveryWords(sending);
  if (state !== 'SENT') return words;
  return `${words}, ${lines === null ? i18n.t('as a link: the file is too large') : i18n.t('{lines} lines', { lines })}`;
}
