import { DateRangePicker as AriaDateRangePicker, RangeCalendar } from 'react-aria-components';
import type { DateRangePickerProps as AriaProps, DateValue } from 'react-aria-components';
import {
  DayInput,
  MonthGrid,
  PickerBox,
  PickerPopover,
  dateOf,
  dayOf,
  useDayLimits,
} from '../../parts/calendar/index.ts';
import type { DayLimits, DayRange } from '../../parts/calendar/index.ts';
import { calendar } from '../../parts/calendar/Calendar.css.ts';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { field } from '../../parts/field/Field.css.ts';
import { Presets } from './Presets.tsx';
import type { DayPreset } from './Presets.tsx';
import { dash } from './DateRangePicker.css.ts';
import { useRange } from './use-range.ts';

/** Days are `yyyy-MM-dd`, and UTC days in the back office; the range includes both ends. */
export type DateRangePickerProps = FieldWords &
  DayLimits &
  Pick<
    AriaProps<DateValue>,
    'startName' | 'endName' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus'
  > & {
    /** The range, or null. */
    readonly value: DayRange | null;
    /**
     * Called with each complete range, and with null while there is none. A typed range may start
     * after its end: the field then shows an error, and its form is not submitted.
     */
    readonly onChange: (range: DayRange | null) => void;
    /** Ranges that are one press away, above the calendar: see `usualPresets`. */
    readonly presets?: readonly DayPreset[];
    readonly size?: 'md' | 'lg';
  };

/** From one day to another: typed, pasted, chosen from a calendar, or one of the usual ranges. Weeks start on Monday. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, description, errorMessage, requiredMessage, today, ...rest } = props;
  const { minValue, maxValue, value, onChange, presets = [], size = 'md', ...aria } = rest;
  const { explain, ...limits } = useDayLimits({ today, minValue, maxValue });
  const isFixed = aria.isReadOnly === true || aria.isDisabled === true;
  const isReversed = value !== null && value.start > value.end;
  const words = { label, description, errorMessage, requiredMessage };
  return (
    <AriaDateRangePicker
      {...aria}
      {...(errorMessage !== undefined && { isInvalid: true })}
      value={useRange(value)}
      onChange={(range) => onChange(range && { start: dayOf(range.start), end: dayOf(range.end) })}
      placeholderValue={limits.today}
      minValue={limits.minValue}
      maxValue={limits.maxValue}
      shouldForceLeadingZeros
      className={field}
    >
      {({ isInvalid, state }) => (
        <FieldFrame
          {...words}
          isInvalid={isInvalid}
          explain={(details) => explain(details, isReversed)}
        >
          <PickerBox size={size} isReadOnly={aria.isReadOnly}>
            <DayInput
              slot="start"
              isFixed={isFixed}
              onPaste={(day) => state.setDateTime('start', dateOf(day))}
            />
            <span aria-hidden="true" className={dash}>
              –
            </span>
            <DayInput
              slot="end"
              isFixed={isFixed}
              onPaste={(day) => state.setDateTime('end', dateOf(day))}
            />
          </PickerBox>
          <PickerPopover>
            <Presets
              presets={presets}
              limits={{ minValue, maxValue }}
              // Validated and closed like a range chosen in the calendar.
              onChoose={({ start, end }) =>
                state.setDateRange({ start: dateOf(start), end: dateOf(end) })
              }
            />
            <RangeCalendar firstDayOfWeek="mon" className={calendar}>
              <MonthGrid {...limits} isRange />
            </RangeCalendar>
          </PickerPopover>
        </FieldFrame>
      )}
    </AriaDateRangePicker>
  );
}
