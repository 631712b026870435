import { dayMs } from '@tiyin/domain/dates';
import { i18n } from '../../texts/i18n.ts';
import { type Day, utcDayOf } from '../../addresses/filter-fields.ts';

/** The days of a report; null where none is chosen yet. */
export interface ReportDays {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** A period that is one press away, with its days. */
export interface ReportPreset {
  readonly label: string;
  readonly days: ReportDays;
}

/** The UTC days of a month, counted from that of a day; its end is not after `last`. */
function monthOf(day: Day, offset: number, last: Day): ReportDays {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + offset];
  const from = utcDayOf(Date.UTC(year, month, 1));
  const end = utcDayOf(Date.UTC(year, month + 1, 0));
  return { from, to: end < last ? end : last };
}

/** The periods that set the days of all cards, both days included, in UTC (OFFICE-575). */
export function reportPresets(today: Day): readonly ReportPreset[] {
  const before = (days: number) => utcDayOf(Date.parse(today) - days * dayMs);
  return [
    { label: i18n.t('Today'), days: { from: today, to: today } },
    { label: i18n.t('Yesterday'), days: { from: before(1), to: before(1) } },
    { label: i18n.t('7 days'), days: { from: before(6), to: today } },
    { label: i18n.t('30 days'), days: { from: before(29), to: today } },
    { label: i18n.t('This month'), days: monthOf(today, 0, today) },
    { label: i18n.t('Last month'), days: monthOf(today, -1, today) },
  ];
}

/** Whether the days are those of a period. */
export function isPeriod(days: ReportDays, { days: { from, to } }: ReportPreset): boolean {
  return days.from === from && days.to === to;
}
