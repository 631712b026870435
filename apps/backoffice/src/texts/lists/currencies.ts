import type { CurrencyCode } from '@tiyin/domain/money';
import { i18n } from '../i18n.ts';

const texts: Readonly<Record<CurrencyCode, () => string>> = {
  UZS: () => i18n.t('Uzbekistani som'),
  RUB: () => i18n.t('Russian ruble'),
  KGS: () => i18n.t('Kyrgyzstani som'),
  AZN: () => i18n.t('Azerbaijani manat'),
  USDT: () => i18n.t('Tether'),
};

/** The name of a currency in the language of the person. */
export function currencyText(code: CurrencyCode): string {
  return texts[code]();
}
