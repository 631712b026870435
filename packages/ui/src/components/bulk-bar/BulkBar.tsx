import { type FocusEvent, type ReactNode, useDeferredValue, useRef } from 'react';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import { actions, bar, count as countStyle } from './BulkBar.css.ts';

export type BulkBarProps = {
  /** The name of the actions: "Selected invoices". */
  readonly label: string;
  /** The number of selected rows; without any only the place for the announcement stays. */
  readonly count: number;
  /** Default: "3 selected". */
  readonly countText?: (count: number) => string;
  /** The actions that the person may use and that fit the rows: one or two Buttons, the others in a Menu. */
  readonly children: ReactNode;
  readonly onClear: () => void;
  readonly clearLabel?: string;
};

/** Floats at the end of a list while rows are selected: how many there are, and the actions on them. */
export function BulkBar({
  label,
  count,
  countText = (number) => sayWith('{count} selected', { count: number }),
  children,
  onClear,
  clearLabel = say('Clear selection'),
}: BulkBarProps) {
  const cameFrom = useRef<Element>(null);
  // A live region is announced when its text changes, not when it appears.
  const text = useDeferredValue(count === 0 ? '' : countText(count), '');
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  const clear = () => {
    // The button is gone then: a keyboard user continues where they were.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClear();
  };
  return (
    <div className={count === 0 ? hidden : bar} onFocus={remember}>
      <span role="status" className={countStyle}>
        {text}
      </span>
      {count > 0 && (
        <div role="group" aria-label={label} className={actions}>
          {children}
          <IconButton icon={CloseIcon} label={clearLabel} size="sm" onPress={clear} />
        </div>
      )}
    </div>
  );
}
