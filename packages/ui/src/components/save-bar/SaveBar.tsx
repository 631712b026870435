import { type FocusEvent, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import { actions, bar, count as countStyle } from './SaveBar.css.ts';

export type SaveBarProps = {
  /** The name of the actions: "Changes of the terminal". */
  readonly label: string;
  /** The number of unsaved changes; without any only the place for the announcement stays. */
  readonly count: number;
  /** Default: "2 unsaved changes". */
  readonly countText?: (count: number) => string;
  /** The id of the form that is saved, where the bar is not inside of it. */
  readonly form?: string;
  readonly isPending?: boolean;
  readonly onCancel: () => void;
  /** Default: "Save". */
  readonly saveLabel?: string;
  readonly cancelLabel?: string;
  /** Announced while it is saved. */
  readonly pendingLabel?: string;
};

const usualCount = (count: number) =>
  count === 1 ? say('1 unsaved change') : sayWith('{count} unsaved changes', { count });

/** Floats at the end of a form while it has unsaved changes: how many there are, Save, and Cancel. */
export function SaveBar({
  label,
  count,
  countText = usualCount,
  form,
  isPending = false,
  onCancel,
  saveLabel = say('Save'),
  cancelLabel = say('Cancel'),
  pendingLabel = say('Saving'),
}: SaveBarProps) {
  const status = useRef<HTMLSpanElement>(null);
  const focus = useRef<{ isInside: boolean; cameFrom: Element | null }>({
    isInside: false,
    cameFrom: null,
  });
  const isShown = count > 0;
  // A live region is announced when its text changes, not when it appears.
  const text = useDeferredValue(isShown ? countText(count) : '', '');
  useLayoutEffect(() => {
    const { cameFrom, isInside } = focus.current;
    if (isShown) {
      // The field that is edited may be where the bar comes.
      const edited = document.activeElement;
      if (edited !== document.body) edited?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!isInside) return;
    // The pressed button is gone: a keyboard user continues where they were, or at the end of the form.
    focus.current.isInside = false;
    const target = cameFrom?.isConnected === true ? cameFrom : status.current;
    if (target instanceof HTMLElement) target.focus();
  }, [isShown]);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isFromOutside = !currentTarget.contains(relatedTarget);
    focus.current = {
      isInside: true,
      cameFrom: isFromOutside ? relatedTarget : focus.current.cameFrom,
    };
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focus.current.isInside = false;
  };
  return (
    <div className={isShown ? bar : hidden} onFocus={enter} onBlur={leave}>
      <span ref={status} role="status" tabIndex={-1} className={countStyle}>
        {text}
      </span>
      {isShown && (
        <div role="group" aria-label={label} className={actions}>
          <Button size="sm" variant="ghost" isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            size="sm"
            type="submit"
            variant="primary"
            {...{ isPending, pendingLabel }}
            {...(form !== undefined && { form })}
          >
            {saveLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
