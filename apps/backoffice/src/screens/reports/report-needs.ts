import type { ReportName } from '@tiyin/domain/reports';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

/** The content of each report, in a sentence. */
export const reportNeeds: Readonly<Record<ReportName, string>> = lateTexts({
  invoice: () => i18n.t('Every booking of an invoice, by the UTC day on which it was posted.'),
  balance: () =>
    i18n.t(
      'What moved a merchant’s balance, day by day, from opening to closing. What open payouts hold has a column of its own, Reserved.',
    ),
  provider: () => i18n.t('What a provider received and paid out, by day and terminal.'),
  'pool.balance': () => i18n.t('What moved the accounts of a terminal pool, day by day.'),
});
