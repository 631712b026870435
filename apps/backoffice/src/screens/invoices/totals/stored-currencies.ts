const KEY = 'tiyin.invoiceCurrencies';

/** More than any list has: what others wrote into the storage does not fill the screen. */
const highest = 9;

/** How many currencies the totals had last, which make room for the next; missing where that is not known. */
export function readCurrencies(storage: Pick<Storage, 'getItem'>): number | undefined {
  const stored = Number(storage.getItem(KEY) ?? '');
  return Number.isInteger(stored) && stored >= 1 && stored <= highest ? stored : undefined;
}

/** Keeps it in this browser; a list without invoices says nothing about the next. */
export function storeCurrencies(storage: Pick<Storage, 'setItem'>, currencies: number): void {
  if (currencies > 0) storage.setItem(KEY, String(currencies));
}
