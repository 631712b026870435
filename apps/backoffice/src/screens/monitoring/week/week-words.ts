import type { HourCounts } from '@tiyin/api/types';
import { uzbekNames } from '@tiyin/domain/dates';
import { fewestEnded, leastFall } from '@tiyin/domain/monitoring';
import type { HeatMapHeading } from '@tiyin/ui/heat-map';
import { spokenLanguage } from '@tiyin/ui/locale/language';
import { formatAmount, formatSuccessRate } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { dayOf, hoursOfDay, rateOf, sumOf, type WeekFigures } from './week-map.ts';

const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** The name of a day of the week, 0 for Monday. Browsers do not know the Uzbek ones. */
function dayName(day: number, weekday: 'long' | 'short'): string {
  const language = spokenLanguage();
  if (language === 'uz') return capital(uzbekNames.weekdays[weekday][(day + 1) % 7] ?? '');
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return capital(format.format(monday + day * dayMs));
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Monday to Sunday, then all days together. */
export function dayHeadings(): HeatMapHeading[] {
  const days = Array.from({ length: 7 }, (_, day) => ({
    id: String(day),
    label: dayName(day, 'short'),
    name: dayName(day, 'long'),
  }));
  return [...days, { id: 'all', label: 'Σ', name: i18n.t('All days') }];
}

const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export function hourHeadings(): HeatMapHeading[] {
  return Array.from({ length: hoursOfDay }, (_, hour) => {
    const name = hourWords(hour);
    return { id: name, label: name.slice(0, 2), name };
  });
}

const counted = (count: number) => formatAmount(count, 0);

/** A week in a sentence: its lowest or largest hour (OFFICE-871). */
export function weekInWords(week: readonly HourCounts[], figures: WeekFigures): string {
  const whole = sumOf(week);
  const hours = dayOf(week).map((counts, hour) => ({ ...counts, hour: hourWords(hour) }));
  return figures === 'rate' ? rateWords(hours, whole) : countWords(hours, whole);
}

type HourOfDay = HourCounts & { readonly hour: string };

function rateWords(hours: readonly HourOfDay[], whole: HourCounts): string {
  const wholeRate = rateOf(whole) ?? 0;
  const [lowest] = hours
    .flatMap((each) => {
      const rate = each.endedCount < fewestEnded ? null : rateOf(each);
      return rate === null ? [] : [{ ...each, rate }];
    })
    .toSorted((one, other) => one.rate - other.rate);
  if (lowest === undefined || wholeRate - lowest.rate < leastFall) {
    return i18n.t('No hour of the day is {points} points or more below the {rate} of the whole.', {
      points: leastFall,
      rate: formatSuccessRate(wholeRate),
    });
  }
  return i18n.t('Lowest from {hour} UTC: {rate} of {count}, against {whole} of the whole.', {
    hour: lowest.hour,
    rate: formatSuccessRate(lowest.rate),
    count: counted(lowest.endedCount),
    whole: formatSuccessRate(wholeRate),
  });
}

function countWords(hours: readonly HourOfDay[], whole: HourCounts): string {
  const [most] = hours.toSorted((one, other) => other.endedCount - one.endedCount);
  return i18n.t('Most end from {hour} UTC: {count} of {whole}.', {
    hour: most?.hour ?? '',
    count: counted(most?.endedCount ?? 0),
    whole: counted(whole.endedCount),
  });
}
