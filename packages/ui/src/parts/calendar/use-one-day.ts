import type { CalendarDate } from '@internationalized/date';
import type { DateFieldProps as AriaDateFieldProps, DateValue } from 'react-aria-components';
import type { FieldWords } from '../field/index.ts';
import { field } from '../field/Field.css.ts';
import { dayOf } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';
import { useDate, useDayLimits } from './use-day-limits.ts';
import type { DayLimits } from './use-day-limits.ts';

/** Props of every field for one day. Days are `yyyy-MM-dd`, and UTC days in the back office. */
export type OneDayProps = FieldWords &
  DayLimits &
  Pick<
    AriaDateFieldProps<DateValue>,
    'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus'
  > & {
    /** The day, or null. */
    readonly value: CalendarDay | null;
    /**
     * Called with each complete day, within the limits or not, and with null when all is erased.
     */
    readonly onChange: (day: CalendarDay | null) => void;
    readonly size?: 'md' | 'lg';
  };

/** The props of a field for one day, as React Aria's field or picker, the frame and the box take them. */
export function useOneDay(props: OneDayProps) {
  const { label, description, errorMessage, requiredMessage, today, ...rest } = props;
  const { minValue, maxValue, value, onChange, size = 'md', ...aria } = rest;
  const { explain, ...limits } = useDayLimits({ today, minValue, maxValue });
  return {
    aria: {
      ...aria,
      ...(errorMessage !== undefined && { isInvalid: true }),
      value: useDate(value),
      onChange: (date: CalendarDate | null) => onChange(date && dayOf(date)),
      placeholderValue: limits.today,
      minValue: limits.minValue,
      maxValue: limits.maxValue,
      shouldForceLeadingZeros: true,
      className: field,
    },
    frame: { label, description, errorMessage, requiredMessage, explain },
    limits,
    size,
    isReadOnly: aria.isReadOnly === true,
    isFixed: aria.isReadOnly === true || aria.isDisabled === true,
  };
}
