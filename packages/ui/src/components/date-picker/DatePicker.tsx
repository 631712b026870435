import { Calendar, DatePicker as AriaDatePicker } from 'react-aria-components';
import {
  DayInput,
  MonthGrid,
  PickerBox,
  PickerPopover,
  dateOf,
  useOneDay,
} from '../../parts/calendar/index.ts';
import type { OneDayProps } from '../../parts/calendar/index.ts';
import { calendar } from '../../parts/calendar/Calendar.css.ts';
import { FieldFrame } from '../../parts/field/index.ts';

/** Days are `yyyy-MM-dd`, and UTC days in the back office. */
export type DatePickerProps = OneDayProps;

/** A day that is typed, pasted or chosen from a calendar. Weeks start on Monday. */
export function DatePicker(props: DatePickerProps) {
  const { aria, frame, limits, size, isReadOnly, isFixed } = useOneDay(props);
  return (
    <AriaDatePicker {...aria}>
      {({ isInvalid, state }) => (
        <FieldFrame {...frame} isInvalid={isInvalid}>
          <PickerBox size={size} isReadOnly={isReadOnly}>
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
