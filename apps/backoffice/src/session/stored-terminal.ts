const KEY = 'tiyin.selectedTerminalId';

/** The terminal that the person chose last, from the browser's storage; null for all (OFFICE-20). */
export function readStoredTerminal(storage: Pick<Storage, 'getItem'>): number | null {
  const text = storage.getItem(KEY) ?? '';
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Stores the choice; none is stored as the empty text (OFFICE-20). */
export function storeTerminal(storage: Pick<Storage, 'setItem'>, terminalId: number | null): void {
  storage.setItem(KEY, terminalId === null ? '' : String(terminalId));
}
