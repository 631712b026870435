import type { MonitoringPeriod } from '@tiyin/domain/monitoring';
import { i18n } from '../../texts/i18n.ts';

/** The periods in words (OFFICE-57). */
export const periodWords: Readonly<Record<MonitoringPeriod, string>> = {
  get 0() {
    return i18n.t('From day start');
  },
  get 60() {
    return i18n.t('1 h');
  },
  get 180() {
    return i18n.t('3 h');
  },
  get 1440() {
    return i18n.t('24 h');
  },
  get 10_080() {
    return i18n.t('7 days');
  },
  get 43_200() {
    return i18n.t('30 days');
  },
};
