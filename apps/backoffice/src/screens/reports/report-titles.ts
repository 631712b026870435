import type { ReportName } from '@tiyin/domain/reports';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

/** The reports in words. */
export const reportTitles: Readonly<Record<ReportName, string>> = lateTexts({
  invoice: () => i18n.t('Transactions'),
  balance: () => i18n.t('Balance'),
  provider: () => i18n.t('Provider'),
  'pool.balance': () => i18n.t('Terminal Pool Balance'),
});
