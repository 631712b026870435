const KEY = 'tiyin.invoiceColumns';

/** One merchant is chosen above the list, so that every row would have its name (OFFICE-450). */
const hiddenAtFirst = 'merchant';

/** The ids of the columns that the person has hidden; ids that are not in `ids` are dropped. */
export function readHiddenColumns(
  storage: Pick<Storage, 'getItem'>,
  ids: readonly string[],
): readonly string[] {
  const stored = (storage.getItem(KEY) ?? hiddenAtFirst).split(',');
  const hidden = ids.filter((id) => stored.includes(id));
  return hidden.length < ids.length ? hidden : [];
}

/** Keeps the choice of columns in this browser. */
export function storeHiddenColumns(
  storage: Pick<Storage, 'setItem'>,
  hidden: readonly string[],
): void {
  storage.setItem(KEY, hidden.join(','));
}
