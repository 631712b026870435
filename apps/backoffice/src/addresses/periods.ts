import { dayMs } from '@tiyin/domain/dates';
import { i18n } from '../texts/i18n.ts';
import { type Day, utcDayOf } from './filter-fields.ts';

/** The days of a list; null where a side is open. */
export interface Days {
  readonly dateFrom: Day | null;
  readonly dateTo: Day | null;
}

/** Periods to choose, with the days before today on which they begin and end (OFFICE-443). */
const periods = [
  { id: 'today', label: () => i18n.t('Today'), from: 0, to: 0 },
  { id: 'yesterday', label: () => i18n.t('Yesterday'), from: 1, to: 1 },
  { id: 'week', label: () => i18n.t('7 days'), from: 6, to: 0 },
  { id: 'month', label: () => i18n.t('30 days'), from: 29, to: 0 },
] as const;

/** A period, all days, or days that are none of these. */
export type PeriodId = (typeof periods)[number]['id'] | 'all' | 'other';

/** The choices, in their order. */
export const periodOptions: readonly { readonly id: PeriodId; readonly label: string }[] = [
  {
    id: 'all',
    get label() {
      return i18n.t('All days');
    },
  },
  ...periods.map(({ id, label }) => ({
    id,
    get label() {
      return label();
    },
  })),
];

/** The UTC days of a period at a time in Unix ms; undefined for days that are none of them. */
export function daysOf(id: PeriodId, now: number): Days | undefined {
  if (id === 'all') return { dateFrom: null, dateTo: null };
  const period = periods.find((each) => each.id === id);
  return (
    period && {
      dateFrom: utcDayOf(now - period.from * dayMs),
      dateTo: utcDayOf(now - period.to * dayMs),
    }
  );
}

/** The period that the days are at a time in Unix ms. */
export function periodOf({ dateFrom, dateTo }: Days, now: number): PeriodId {
  const found = periodOptions.find(({ id }) => {
    const days = daysOf(id, now);
    return days?.dateFrom === dateFrom && days.dateTo === dateTo;
  });
  return found?.id ?? 'other';
}
