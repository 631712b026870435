import { useMemo, useState } from 'react';
import { hasNewer, holdPage, refreshRows, type HeldPage } from './held-page.ts';
import type { InvoicePage } from './InvoicesView.tsx';

/** The shown part of a response. */
export interface ShownPage {
  /** The page of this address, or the previous one while its own loads. */
  readonly page: InvoicePage | undefined;
  readonly isStale: boolean;
  /** The newest invoice shown, where there are newer ones. */
  readonly newerThan: string | undefined;
  /** Shows the newer ones. */
  readonly release: () => void;
}

/** Keeps rows from moving: newer ones wait until the person shows them. */
export function useHeldPage(fresh: InvoicePage | undefined, address: string): ShownPage {
  const [held, setHeld] = useState<HeldPage>();
  const next = holdPage(held, address, fresh);
  if (next !== held) setHeld(next);
  const isStale = next !== undefined && next.address !== address;
  const kept = next?.page;
  const page = useMemo(
    () => (kept === undefined || fresh === undefined || isStale ? kept : refreshRows(kept, fresh)),
    [fresh, isStale, kept],
  );
  const isBehind = kept !== undefined && fresh !== undefined && !isStale && hasNewer(kept, fresh);
  return {
    page,
    isStale: isStale || (fresh === undefined && page !== undefined),
    newerThan: isBehind ? kept.data[0]?.invoiceId : undefined,
    release: () => setHeld(undefined),
  };
}
