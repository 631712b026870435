const KEY = 'tiyin.merchantId';
/** Sent in this window; other windows receive `storage`. */
const CHOSEN = 'tiyin.merchantId';

/** The person's last chosen merchant, from the browser's storage; null for none (OFFICE-10). */
export function readStoredMerchant(storage: Pick<Storage, 'getItem'>): number | null {
  const text = storage.getItem(KEY) ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** Stores the choice, and notifies its users; none is stored as the empty text (OFFICE-10). */
export function storeMerchant(place: Window, merchantId: number | null): void {
  place.localStorage.setItem(KEY, merchantId === null ? '' : String(merchantId));
  place.dispatchEvent(new Event(CHOSEN));
}

/** Has the listener called when another merchant is chosen, in this window or another; the answer ends it. */
export function subscribeToMerchant(place: Window, listener: () => void): () => void {
  place.addEventListener(CHOSEN, listener);
  place.addEventListener('storage', listener);
  return () => {
    place.removeEventListener(CHOSEN, listener);
    place.removeEventListener('storage', listener);
  };
}
