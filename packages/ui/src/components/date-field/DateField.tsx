import { DateField as AriaDateField } from 'react-aria-components';
import type { DateFieldProps as AriaDateFieldProps, DateValue } from 'react-aria-components';
import { DayInput, dateOf, dayOf, useDate, useDayLimits } from '../../parts/calendar/index.ts';
import type { CalendarDay, DayLimits } from '../../parts/calendar/index.ts';
import { readOnly } from '../../parts/calendar/DayInput.css.ts';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { control, field } from '../../parts/field/Field.css.ts';

/** What a date field takes. Days are `yyyy-MM-dd`, and UTC days in the back office. */
export type DateFieldProps = FieldWords &
  DayLimits &
  Pick<
    AriaDateFieldProps<DateValue>,
    'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus'
  > & {
    /** The day, or null for none. */
    readonly value: CalendarDay | null;
    /** Told of each whole day that is typed or pasted, within the limits or not, and of null when all is erased. */
    readonly onChange: (day: CalendarDay | null) => void;
    readonly size?: 'md' | 'lg';
  };

/** A day that is typed, part by part or pasted as a whole: `20/11/2026` or `2026-11-20`. */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, requiredMessage, today, ...rest } = props;
  const { minValue, maxValue, value, onChange, size = 'md', ...aria } = rest;
  const isFixed = aria.isReadOnly === true || aria.isDisabled === true;
  const { explain, ...limits } = useDayLimits({ today, minValue, maxValue });
  return (
    <AriaDateField
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
          <DayInput
            boxClass={`${control({ size })} ${aria.isReadOnly === true ? readOnly : ''}`}
            isFixed={isFixed}
            onPaste={(day) => state.setValue(dateOf(day))}
          />
        </FieldFrame>
      )}
    </AriaDateField>
  );
}
