import { useEffect, useRef } from 'react';
import { leftPath } from '../../layout/left-path.ts';
import { invoicePath } from '../../routing/paths.ts';
import { linksOfRows } from './useListKeys.ts';
import { readOpened } from './stored-neighbours.ts';

/** The invoice that was left for the list. */
function leftInvoice(): string | undefined {
  const opened = readOpened(window.sessionStorage);
  return opened !== null && leftPath() === invoicePath(opened) ? opened : undefined;
}

/** Whether the focus is where a navigation put it. */
function isUntouched(): boolean {
  return document.activeElement?.matches('h1, body') ?? true;
}

/**
 * Leads from an invoice back to its row, if the list still shows it (OFFICE-891).
 * @param hasRows whether the first rows are there
 */
export function useFocusOpened(hasRows: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!hasRows || isDone.current) return;
    isDone.current = true;
    const opened = leftInvoice();
    if (opened === undefined || !isUntouched()) return;
    linksOfRows()
      .find(({ pathname }) => pathname.endsWith(opened))
      ?.focus();
  }, [hasRows]);
}
