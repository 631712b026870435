import type { ClipboardEvent } from 'react';
import { DateInput, DateSegment, useLocale } from 'react-aria-components';
import { parseDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';
import { pasted, segment as segmentClass, segments } from './DayInput.css.ts';
import { calendarWords } from './words.ts';

type DayInputProps = {
  /** Which end of a range it is. */
  readonly slot?: 'start' | 'end';
  /** The style of its box, if it is not part of one. */
  readonly boxClass?: string;
  /** Read-only: React Aria's pickers would still accept a paste. */
  readonly isFixed: boolean;
  /** A whole date was pasted. */
  readonly onPaste: (day: CalendarDay) => void;
};

const isNamed = (type: string): type is 'day' | 'month' | 'year' =>
  type === 'day' || type === 'month' || type === 'year';

/** A date that is typed part by part, or pasted as a whole. */
export function DayInput({ slot, boxClass = '', isFixed, onPaste }: DayInputProps) {
  const { locale } = useLocale();
  const { empty } = calendarWords(locale);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const day = parseDay(event.clipboardData.getData('text'));
    if (day !== null && !isFixed) onPaste(day);
  };
  return (
    <div className={pasted} onPaste={paste}>
      <DateInput {...(slot !== undefined && { slot })} className={`${segments} ${boxClass}`}>
        {(segment) => (
          <DateSegment segment={segment} className={segmentClass}>
            {({ text, type, isPlaceholder }) =>
              isPlaceholder && isNamed(type) ? empty[type] : text
            }
          </DateSegment>
        )}
      </DateInput>
    </div>
  );
}
