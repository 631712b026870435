import { Calendar, DatePicker as AriaDatePicker } from 'react-aria-components';
import type { DatePickerProps as AriaDatePickerProps, DateValue } from 'react-aria-components';
import {
  DayInput,
  MonthGrid,
  PickerBox,
  PickerPopover,
  dateOf,
  dayOf,
  useDate,
  useDayLimits,
} from '../../parts/calendar/index.ts';
import type { CalendarDay, DayLimits } from '../../parts/calendar/index.ts';
import { calendar } from '../../parts/calendar/Calendar.css.ts';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { field } from '../../parts/field/Field.css.ts';

/** What a date picker takes. Days are `yyyy-MM-dd`, and UTC days in the back office. */
export type DatePickerProps = FieldWords &
  DayLimits &
  Pick<
    AriaDatePickerProps<DateValue>,
    'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus'
  > & {
    /** The day, or null for none. */
    readonly value: CalendarDay | null;
    /** Told of each whole day that is chosen, typed or pasted, and of null when all is erased. */
    readonly onChange: (day: CalendarDay | null) => void;
    readonly size?: 'md' | 'lg';
  };

/** A day that is typed, pasted or chosen from a calendar. Weeks start on Monday. */
export function DatePicker(props: DatePickerProps) {
  const { label, description, errorMessage, requiredMessage, today, ...rest } = props;
  const { minValue, maxValue, value, onChange, size = 'md', ...aria } = rest;
  const isFixed = aria.isReadOnly === true || aria.isDisabled === true;
  const { explain, ...limits } = useDayLimits({ today, minValue, maxValue });
  return (
    <AriaDatePicker
      {...aria}
      {...(errorMessage !== undefined && { isInvalid: true })}
      value={useDate(value)}
      onChange={(date) => onChange(date && dayOf(date))}
      placeholderValue={limits.today}
      minValue={limits.minValue}
      maxValue={limits.maxValue}
      shouldForceLeadingZeros
      className={field}
    >
      {({ isInvalid, state }) => (
        <FieldFrame {...{ label, description, errorMessage, requiredMessage, isInvalid, explain }}>
          <PickerBox size={size} isReadOnly={aria.isReadOnly}>
            <DayInput isFixed={isFixed} onPaste={(day) => state.setValue(dateOf(day))} />
          </PickerBox>
          <PickerPopover>
            <Calendar firstDayOfWeek="mon" className={calendar}>
              <MonthGrid {...limits} />
            </Calendar>
          </PickerPopover>
        </FieldFrame>
      )}
    </AriaDatePicker>
  );
}
