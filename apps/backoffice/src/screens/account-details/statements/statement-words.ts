import type { StatementEncoding, StatementFormat } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';

/** The formats of statements in words. */
export const formatNames: Readonly<Record<StatementFormat, string>> = {
  csv: 'CSV',
  mt940: 'MT940',
  camt053: 'CAMT.053',
};

/** The encodings of statements in words. */
export const encodingNames: Readonly<Record<StatementEncoding, string>> = {
  'utf-8': 'UTF-8',
  get 'windows-1251'() {
    return i18n.t('Windows-1251');
  },
};
