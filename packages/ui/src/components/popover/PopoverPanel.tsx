import { useContext, useEffect, useId, useRef } from 'react';
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
  usePressOutside([panelRef, triggerRef], state?.isOpen === true, close);
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

/* A press on bare page moves no focus, so the panel would not hear that the reader has gone. */
function usePressOutside(
  insides: readonly (RefObject<Element | null> | undefined)[],
  isOpen: boolean,
  onPress: () => void,
): void {
  const latest = useRef({ insides, onPress });
  useEffect(() => {
    latest.current = { insides, onPress };
  });
  useEffect(() => {
    const listen = ({ target }: PointerEvent) => {
      const isInside = latest.current.insides.some(
        (inside) => target instanceof Node && inside?.current?.contains(target) === true,
      );
      if (!isInside) latest.current.onPress();
    };
    if (isOpen) document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isOpen]);
}
