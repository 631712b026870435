import { DateRangePicker } from '@tiyin/ui/date-range-picker';
import { i18n } from '../texts/i18n.ts';
import type { Day } from '../addresses/filter-fields.ts';

/** The days of a list, in UTC; each missing where all are listed. */
export interface Days {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

export interface DaysFieldProps {
  readonly value: Days;
  readonly onChange: (days: Days) => void;
  /** In UTC: where the calendar opens. */
  readonly today: Day;
}

/** The field of the days of a list. */
export function DaysField({ onChange, today, value: { from, to } }: DaysFieldProps) {
  return (
    <DateRangePicker
      label={i18n.t('Days (UTC)')}
      today={today}
      value={from !== undefined && to !== undefined ? { start: from, end: to } : null}
      onChange={(range) => onChange({ from: range?.start, to: range?.end })}
    />
  );
}

/** Whether the first day is after the last. */
export const areReversed = ({ from, to }: Days): boolean =>
  from !== undefined && to !== undefined && from > to;
