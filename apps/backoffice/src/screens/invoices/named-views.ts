import type { InvoiceViewRequest } from '@tiyin/api/types';

/** A list under a name: its filter, terminal and page size as an address, and the columns put away. */
export type NamedView = Readonly<Omit<InvoiceViewRequest, 'hiddenColumns'>> & {
  readonly hiddenColumns: readonly string[];
};

const KEY = 'tiyin.invoiceViews';

/** More would be no overview. */
export const MOST_VIEWS = 20;

/** The maximum length of a name. */
export const NAME_LIMIT = 40;

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isView(value: unknown): value is NamedView {
  if (typeof value !== 'object' || value === null) return false;
  const view: Partial<Record<keyof NamedView, unknown>> = value;
  return (
    typeof view.name === 'string' &&
    typeof view.address === 'string' &&
    view.address.startsWith('/invoices?') &&
    isTexts(view.hiddenColumns)
  );
}

/** The views that this browser still has from before the server kept them; invalid ones are left out. */
export function readViews(storage: Pick<Storage, 'getItem'>): readonly NamedView[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MOST_VIEWS) : [];
  } catch {
    return [];
  }
}

const isSame = (one: NamedView, other: NamedView) =>
  one.name === other.name && one.address === other.address;

/** Takes a view that the server has out of this browser, whatever another tab took out meanwhile. */
export function dropView(
  storage: Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>,
  view: NamedView,
): void {
  const left = readViews(storage).filter((stored) => !isSame(stored, view));
  if (left.length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(left));
}

/** A name that no view has: the wanted one, or the same with a number. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const name = `${wanted.slice(0, NAME_LIMIT - end.length)}${end}`;
    if (!taken.has(name)) return name;
  }
}

/**
 * The views of this browser that the server does not have, each with the name under which it is saved there: a view
 * of the server is never replaced. Without a name for those that the server has.
 */
export function planMove(
  stored: readonly NamedView[],
  known: readonly NamedView[],
): readonly { readonly view: NamedView; readonly saveAs: string | undefined }[] {
  const taken = new Set(known.map(({ name }) => name));
  return stored.map((view) => {
    if (known.some((each) => isSame(each, view))) return { view, saveAs: undefined };
    const saveAs = freeName(view.name.trim().slice(0, NAME_LIMIT), taken);
    taken.add(saveAs);
    return { view, saveAs };
  });
}
