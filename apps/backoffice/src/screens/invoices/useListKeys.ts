import { useEffect, useEffectEvent } from 'react';
import { isPlainPress } from '../../layout/shortcuts/key-target.ts';
import { readOpened } from './stored-neighbours.ts';

const linkOfRow = '[role="grid"] a[data-cell-focus]';

/** The links of the rows of the list that is shown. */
export function linksOfRows(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(linkOfRow)];
}

/** The row to choose: after or before the one with the focus, else the invoice that was opened last, else the first. */
function rowAfter(links: readonly HTMLAnchorElement[], step: 1 | -1) {
  const focused = document.activeElement?.closest('[role="row"]');
  const place = links.findIndex((link) => link.closest('[role="row"]') === focused);
  if (place >= 0) return links[place + step];
  const opened = readOpened(window.sessionStorage);
  return links.find(({ pathname }) => opened !== null && pathname.endsWith(opened)) ?? links[0];
}

/** J and K choose the next and the previous row of a list of invoices; its link takes Enter (OFFICE-454). */
export function useListKeys(): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A keyboard that writes Cyrillic has the same keys.
    const step = event.code === 'KeyJ' ? 1 : event.code === 'KeyK' ? -1 : undefined;
    if (step === undefined || !isPlainPress(event)) return;
    rowAfter(linksOfRows(), step)?.focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
