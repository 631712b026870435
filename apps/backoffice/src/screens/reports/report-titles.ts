import type { ReportName } from '@tiyin/domain/reports';
import { i18n } from '../../texts/i18n.ts';

/** The reports in words. */
export const reportTitles: Readonly<Record<ReportName, string>> = {
  get invoice() {
    return i18n.t('Transactions');
  },
  get balance() {
    return i18n.t('Balance');
  },
  get provider() {
    return i18n.t('Provider');
  },
  get 'pool.balance'() {
    return i18n.t('Terminal Pool Balance');
  },
};
