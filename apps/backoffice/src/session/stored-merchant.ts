const KEY = 'tiyin.merchantId';
/** Told in this window; other windows hear `storage`. */
const CHOSEN = 'tiyin.merchantId';

/** The merchant that the person chose last, from the browser's storage; null where none is (OFFICE-10). */
export function readStoredMerchant(storage: Pick<Storage, 'getItem'>): number | null {
  const text = storage.getItem(KEY) ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** Keeps the choice, and tells all who show it; none is stored as the empty text (OFFICE-10). */
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
