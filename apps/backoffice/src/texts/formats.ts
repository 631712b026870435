import * as dates from '@tiyin/domain/dates';
import * as money from '@tiyin/domain/money';
import * as monitoring from '@tiyin/domain/monitoring';
import { spokenLanguage } from '@tiyin/ui/locale/language';

/* The formats of domain, in the language of the page: no screen passes it. */

export const formatAmount = (
  amount: bigint | number,
  dimension: number,
  options?: money.FormatOptions,
): string => money.formatAmount(amount, dimension, { language: spokenLanguage(), ...options });

/** An amount of minor units with its currency, which never wraps off its number: "1 250.00 UZS". */
export const formatMoney = (
  amount: bigint | number,
  { code, dimension }: { readonly code: string; readonly dimension: number },
  options?: money.FormatOptions,
): string => `${formatAmount(amount, dimension, options)}\u00A0${code}`;

export const formatMajorUnits = (sum: number): string =>
  money.formatMajorUnits(sum, spokenLanguage());

export const formatShortUtc = (iso: string): string => dates.formatShortUtc(iso, spokenLanguage());

export const formatDayUtc = (time: string | number): string =>
  dates.formatDayUtc(time, spokenLanguage());

export const formatAge = (ms: number): string => dates.formatAge(ms, spokenLanguage());

/** A fee or another share in hundredths of a percent: `1.5 %`, `1,5 %`. */
export function formatBasisPoints(points: number): string {
  const percent = String(points / 100);
  const shown = spokenLanguage() === 'en' ? percent : percent.replace('.', ',');
  return `${shown}\u202F%`;
}

export const formatSuccessRate = (percent: number): string =>
  monitoring.formatSuccessRate(percent, spokenLanguage());
