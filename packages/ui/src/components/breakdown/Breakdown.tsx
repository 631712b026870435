import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { ChevronDownIcon, Icon } from '../icon/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { frame, head, line, list, name, part, room, toggle, value } from './Breakdown.css.ts';
import { useIsCut } from './useIsCut.ts';

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
  /** The figures are of the conditions before, while those of the new ones load. */
  readonly isStale?: boolean;
};

/**
 * A total and its parts: one line at any width. The parts that have no room on it open by a button, all of them where
 * there is little room.
 */
export function Breakdown({ isStale = false, label, parts, total }: BreakdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [listRef, isCut] = useIsCut();
  const id = useId();
  return (
    <div className={frame} aria-busy={isStale}>
      <div className={line}>
        <div className={head}>
          <strong>{total}</strong>
          {parts.length > 0 && (
            <Button
              className={toggle({ isCut })}
              aria-label={label}
              aria-expanded={isOpen}
              aria-controls={id}
              onPress={() => setIsOpen(!isOpen)}
            >
              <Icon glyph={ChevronDownIcon} size={16} />
            </Button>
          )}
        </div>
        <dl ref={listRef} id={id} className={list} data-open={isOpen}>
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

/** The room of a {@link Breakdown} while its figures load. */
export function BreakdownSkeleton() {
  return (
    <div className={frame}>
      <div className={line}>
        <div className={head}>
          <Skeleton width="long" />
          <span className={room} />
        </div>
        <div className={list} data-open={false}>
          <Skeleton height="badge" width="long" />
        </div>
      </div>
    </div>
  );
}
