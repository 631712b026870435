import type { StatementEncoding, StatementFormat } from '@tiyin/api/types';

/** The formats of statements in words. */
export const formatNames: Readonly<Record<StatementFormat, string>> = {
  csv: 'CSV',
  mt940: 'MT940',
  camt053: 'CAMT.053',
};

/** The encodings of statements in words. */
export const encodingNames: Readonly<Record<StatementEncoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1251': 'Windows-1251',
};
