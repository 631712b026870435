import { useEffect, useEffectEvent } from 'react';
import { isPlainPress } from '../../layout/shortcuts/key-target.ts';

/** The ways from an invoice, by their keys. */
export interface InvoiceWays {
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onList: () => void;
}

function wayOf({ code, key }: KeyboardEvent, ways: InvoiceWays): (() => void) | undefined {
  if (key === 'Escape') return ways.onList;
  // A keyboard that writes Cyrillic has the same keys.
  if (code === 'KeyJ') return ways.onNext;
  return code === 'KeyK' ? ways.onPrevious : undefined;
}

/** J and K lead to the next and the previous invoice, Escape to the list; never while a person types (OFFICE-454). */
export function useInvoiceKeys(ways: InvoiceWays): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPlainPress(event)) wayOf(event, ways)?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
