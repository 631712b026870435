const KEY = 'tiyin.selectedMerchantId';

/** The merchant that the person chose last, from the browser's storage; null for none (section 3). */
export function readStoredMerchant(storage: Pick<Storage, 'getItem'>): number | null {
  const text = storage.getItem(KEY) ?? '';
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
