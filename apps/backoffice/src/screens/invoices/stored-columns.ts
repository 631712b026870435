const KEY = 'tiyin.invoiceColumns';

/** One merchant is chosen above the list (OFFICE-450), and the others are for single questions (OFFICE-460, OFFICE-472, OFFICE-621). */
const hiddenAtFirst: readonly string[] = [
  'order',
  'customer',
  'terminal',
  'method',
  'fee',
  'net',
  'paymentAccount',
  'lastError',
  'assignee',
  'merchant',
];

/**
 * The ids of the columns that the person has hidden. A column that is new since they chose is
 * hidden if it is hidden at first; ids that are not in `ids` are dropped.
 */
export function readHiddenColumns(
  storage: Pick<Storage, 'getItem'>,
  ids: readonly string[],
): readonly string[] {
  const chosen = (storage.getItem(KEY) ?? '').split(',');
  const hidden = ids.filter((id) => {
    const isChosen = chosen.includes(`+${id}`) || chosen.includes(`-${id}`);
    return isChosen ? chosen.includes(`-${id}`) : hiddenAtFirst.includes(id);
  });
  return hidden.length < ids.length ? hidden : [];
}

/** Keeps the choice among the columns `ids` in this browser: `+` before a shown one, `-` before a hidden one. */
export function storeHiddenColumns(
  storage: Pick<Storage, 'setItem'>,
  ids: readonly string[],
  hidden: readonly string[],
): void {
  storage.setItem(KEY, ids.map((id) => `${hidden.includes(id) ? '-' : '+'}${id}`).join(','));
}
