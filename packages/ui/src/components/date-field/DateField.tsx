import { DateField as AriaDateField } from 'react-aria-components';
import { DayInput, dateOf, useOneDay } from '../../parts/calendar/index.ts';
import type { OneDayProps } from '../../parts/calendar/index.ts';
import { readOnly } from '../../parts/calendar/DayInput.css.ts';
import { FieldFrame } from '../../parts/field/index.ts';
import { control } from '../../parts/field/Field.css.ts';

/** Days are `yyyy-MM-dd`, and UTC days in the back office. */
export type DateFieldProps = OneDayProps;

/** A day that is typed, part by part or pasted as a whole: `20/11/2026` or `2026-11-20`. */
export function DateField(props: DateFieldProps) {
  const { aria, frame, size, isReadOnly, isFixed } = useOneDay(props);
  return (
    <AriaDateField {...aria}>
      {({ isInvalid, state }) => (
        <FieldFrame {...frame} isInvalid={isInvalid}>
          <DayInput
            boxClass={`${control({ size })} ${isReadOnly ? readOnly : ''}`}
            isFixed={isFixed}
            onPaste={(day) => state.setValue(dateOf(day))}
          />
        </FieldFrame>
      )}
    </AriaDateField>
  );
}
