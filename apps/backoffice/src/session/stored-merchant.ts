import type { LeaveGuard } from '../routing/leave-guard.ts';

const KEY = 'tiyin.merchantId';
/** Sent in this window; other windows receive `storage`. */
const CHOSEN = 'tiyin.merchantId';

/** The person's last chosen merchant, from the browser's storage; null for none (OFFICE-10). */
export function readStoredMerchant(storage: Pick<Storage, 'getItem'>): number | null {
  const text = storage.getItem(KEY) ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** The merchant that this window goes on with after another one chose: its own at that time. */
let kept: { readonly merchantId: number | null } | undefined;

/** The merchant of this window: the stored one, unless the window keeps another (OFFICE-930). */
export function readShownMerchant(storage: Pick<Storage, 'getItem'>): number | null {
  return kept === undefined ? readStoredMerchant(storage) : kept.merchantId;
}

/** Stores the choice, and notifies its users; none is stored as the empty text (OFFICE-10). */
export function storeMerchant(place: Window, merchantId: number | null): void {
  kept = undefined;
  place.localStorage.setItem(KEY, merchantId === null ? '' : String(merchantId));
  place.dispatchEvent(new Event(CHOSEN));
}

/**
 * Has the listener called when another merchant is chosen, in this window or another; the answer ends it.
 * @param whenFree of another window's choice, calls once this one may follow it
 */
export function subscribeToMerchant(
  place: Window,
  listener: () => void,
  whenFree: LeaveGuard['whenFree'],
): () => void {
  const follow = ({ key, oldValue }: StorageEvent) => {
    if (key !== KEY) return;
    kept ??= { merchantId: readStoredMerchant({ getItem: () => oldValue }) };
    whenFree(() => {
      kept = undefined;
      place.dispatchEvent(new Event(CHOSEN));
    });
  };
  place.addEventListener(CHOSEN, listener);
  place.addEventListener('storage', follow);
  return () => {
    place.removeEventListener(CHOSEN, listener);
    place.removeEventListener('storage', follow);
  };
}
