import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { isCovered, isTypingAt } from '../../layout/shortcuts/key-target.ts';

export interface WorkAreaProps {
  /** The ids of the items, in the order of the queue. */
  readonly ids: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** A number key, from 1. */
  readonly onNumber?: ((number: number) => void) | undefined;
  /** R; missing where nothing can be returned. */
  readonly onReturn?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A queue and its pane, with the keys that work while the focus is in one of them: J and K choose the next
 * and the previous item, a number key one of its choices, R returns (OFFICE-271, OFFICE-290, OFFICE-325).
 */
export function WorkArea({ children, ...keys }: WorkAreaProps) {
  const { chosen, ids, onChoose, onNumber, onReturn } = keys;
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef<EventTarget | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlain(event) || !isWithin(area.current, event.target, focused.current)) return;
    // The physical key, too: a keyboard may write Cyrillic.
    const { code, key } = event;
    const step = key === 'j' || code === 'KeyJ' ? 1 : key === 'k' || code === 'KeyK' ? -1 : 0;
    const next = ids[ids.findIndex((id) => id === chosen) + step];
    if (step !== 0) {
      if (next !== undefined) onChoose(next);
      if (next !== undefined) followFocus(area.current, next);
    } else if (/^[1-9]$/.test(key) && onNumber) onNumber(Number(key));
    else if (onReturn && (key === 'r' || code === 'KeyR')) onReturn();
    else return;
    event.preventDefault();
    // React Aria's list would go to the next item that begins with the letter.
    event.stopPropagation();
  });
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!isPage(target)) focused.current = target;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', press, true);
    };
  }, []);
  return <div ref={area}>{children}</div>;
}

/** The focus in the list goes with the choice, so that a screen reader says the item that is shown. */
function followFocus(area: HTMLElement | null, id: string): void {
  const option = area?.querySelector<HTMLElement>(`[role="option"][data-key="${CSS.escape(id)}"]`);
  if (document.activeElement?.getAttribute('role') === 'option') option?.focus();
}

/** Whether a key is pressed alone, and once. */
function isPlain(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, defaultPrevented, isComposing, metaKey, repeat, shiftKey } = event;
  return ![altKey, ctrlKey, defaultPrevented, isComposing, metaKey, repeat, shiftKey].includes(
    true,
  );
}

/**
 * Whether a key is pressed in the area and not to type text. An item that is done takes the focus with it, and the
 * page keeps it: the next key then belongs to the area as long as nothing else was focused (OFFICE-942).
 */
function isWithin(
  area: HTMLElement | null,
  target: EventTarget | null,
  focused: EventTarget | null,
): boolean {
  if (isTypingAt(target) || isCovered(target)) return false;
  if (target instanceof Node && area?.contains(target) === true) return true;
  return isPage(target) && focused instanceof Node && !focused.isConnected;
}

/** The page itself, which has the focus when what had it is gone. */
function isPage(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('main'));
}
