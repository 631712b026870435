import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { isCovered, isInListBox, isTypingAt } from './key-target.ts';
import type { PageKey } from './page-keys.ts';
import { readShortcut, type Press, type Shortcut } from './read-shortcut.ts';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

function pressOf(event: KeyboardEvent): Press {
  const { altKey, code, ctrlKey, key, metaKey, timeStamp } = event;
  return {
    key,
    code,
    hasModifier: altKey || ctrlKey || metaKey,
    isCommand: !altKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey),
    isTyping: isTypingAt(event.target),
    atMs: timeStamp,
  };
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
}

/** Listens for the keys of the whole page. */
export function useShortcuts(
  keys: readonly PageKey[],
  onOpen: (overlay: 'palette' | 'shortcuts') => void,
): void {
  const [, navigate] = useLocation();
  const waitingSince = useRef<number | null>(null);
  const run = (shortcut: Shortcut) => {
    if (shortcut.kind === 'palette') onOpen('palette');
    else if (shortcut.kind === 'sheet') onOpen('shortcuts');
    else if (shortcut.kind === 'search') focusSearch();
    else {
      const page = keys.find(({ letter }) => letter === shortcut.letter);
      if (page !== undefined) navigate(page.path);
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !event.defaultPrevented && !event.repeat && !event.isComposing;
    if (!isOurs || isCovered(event.target) || isInListBox(event.target)) return;
    const reading = readShortcut(pressOf(event), waitingSince.current);
    waitingSince.current = reading.waitingSince;
    if (reading.shortcut === null) return;
    // The browser's own of that key does not happen, too, nor is the key written into the field.
    event.preventDefault();
    run(reading.shortcut);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
