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

/** The panel itself. It is a dialog by name only: the page behind stays in reach of pointer and Tab. */
export function PopoverPanel({ title, children, placement, closeLabel }: PopoverPanelProps) {
  const titleId = useId();
  /* The id that the trigger says it controls. */
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
      /* The press on the trigger closes it; were it closed by the way there, the press would open it again. */
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

/* The focus goes to the panel, so that a screen reader begins with its title, unless a field inside took it. */
function useTakenFocus(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const panelElement = ref.current;
    if (isOpen && panelElement?.contains(document.activeElement) === false) panelElement.focus();
  }, [ref, isOpen]);
}

/*
 * A press on bare page moves no focus, so the panel would not hear that the reader has gone. What a control inside has
 * opened elsewhere in the document, a calendar for instance, is inside as React sees it.
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
    // Each press begins here, whether or not a control keeps the rest of it to itself.
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
