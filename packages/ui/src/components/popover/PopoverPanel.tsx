import { useContext, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import {
  Popover as AriaPopover,
  DialogContext,
  OverlayTriggerStateContext,
  PopoverContext,
  useSlottedContext,
} from 'react-aria-components';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { popover } from '../../parts/popover/Popover.css.ts';
import { body, head, heading, panel } from './Popover.css.ts';

type PopoverPanelProps = {
  readonly title: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly closeLabel: string;
};

/** The panel. A dialog by role only: the page behind stays reachable by pointer and Tab. */
export function PopoverPanel({ title, children, placement, closeLabel }: PopoverPanelProps) {
  const titleId = useId();
  /* The id for the trigger's aria-controls. */
  const panelId = useSlottedContext(DialogContext)?.id;
  const panelRef = useRef<HTMLDivElement>(null);
  const state = useContext(OverlayTriggerStateContext);
  const triggerRef = useSlottedContext(PopoverContext)?.triggerRef;
  const close = () => state?.close();
  useTakenFocus(panelRef, state?.isOpen === true);
  const onPressInside = usePressOutside(triggerRef, state?.isOpen === true, close);
  return (
    <AriaPopover
      isNonModal
      placement={placement}
      offset={4}
      className={popover}
      /*
       * A press on the trigger closes it; closing on blur first would make the press open it again.
       */
      shouldCloseOnInteractOutside={(element) => triggerRef?.current?.contains(element) !== true}
    >
      <div
        ref={panelRef}
        id={panelId}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        onPointerDownCapture={onPressInside}
        className={panel}
      >
        <div className={head}>
          <h2 id={titleId} className={heading}>
            {title}
          </h2>
          <IconButton icon={CloseIcon} label={closeLabel} size="sm" onPress={close} />
        </div>
        <div className={body}>{typeof children === 'function' ? children(close) : children}</div>
      </div>
    </AriaPopover>
  );
}

/*
 * The focus moves to the panel, so that a screen reader starts with its title, unless a field
 * inside took it.
 */
function useTakenFocus(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const panelElement = ref.current;
    if (isOpen && panelElement?.contains(document.activeElement) === false) panelElement.focus();
  }, [ref, isOpen]);
}

/*
 * A press on the bare page moves no focus, so blur does not fire. An overlay opened inside, for
 * example a calendar, is elsewhere in the DOM but inside in React's tree.
 */
function usePressOutside(
  triggerRef: RefObject<Element | null> | undefined,
  isOpen: boolean,
  onPress: () => void,
): () => void {
  const isInside = useRef(false);
  const press = useEffectEvent(({ target }: PointerEvent) => {
    const isOnTrigger = target instanceof Node && triggerRef?.current?.contains(target) === true;
    if (!isInside.current && !isOnTrigger) onPress();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // Each press starts here, even if a control stops its propagation.
    const begin = () => {
      isInside.current = false;
    };
    const end = (event: PointerEvent) => press(event);
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('pointerdown', end);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('pointerdown', end);
    };
  }, [isOpen]);
  return () => {
    isInside.current = true;
  };
}
