import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { ChevronDownIcon, Icon } from '../icon/index.ts';
import { frame, head, line, list, name, part, toggle, value } from './Breakdown.css.ts';

/** One part of the whole: its name and its figures. */
export type BreakdownPart = {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
};

export type BreakdownProps = {
  /** The figures of the whole. */
  readonly total: ReactNode;
  readonly parts: readonly BreakdownPart[];
  /** Names the button that shows the parts where there is little room: "UZS by status". */
  readonly label: string;
};

/** A total and its parts: on one line where there is room, otherwise the parts open below the total. */
export function Breakdown({ label, parts, total }: BreakdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={frame}>
      <div className={line}>
        <div className={head}>
          <strong>{total}</strong>
          {parts.length > 0 && (
            <Button
              className={toggle}
              aria-label={label}
              aria-expanded={isOpen}
              aria-controls={id}
              onPress={() => setIsOpen(!isOpen)}
            >
              <Icon glyph={ChevronDownIcon} size={16} />
            </Button>
          )}
        </div>
        <dl id={id} className={list} data-open={isOpen}>
          {parts.map((each) => (
            <div key={each.id} className={part}>
              <dt className={name}>{each.name}</dt>
              <dd className={value}>{each.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
