import type { ReportName } from '@tiyin/domain/reports';

/** The content of each report, in a sentence. */
export const reportNeeds: Readonly<Record<ReportName, string>> = {
  invoice: 'Every booking of an invoice, by the UTC day on which it was posted.',
  balance:
    'What moved a merchant’s balance, day by day, from opening to closing. What open payouts hold has a column of its own, Reserved.',
  provider: 'What a provider received and paid out, by day and terminal.',
  'pool.balance': 'What moved the accounts of a terminal pool, day by day.',
};
