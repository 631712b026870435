/** A list under a name: its filter, terminal and page size as an address, and the columns put away. */
export interface NamedView {
  readonly name: string;
  /** Of the first page. */
  readonly address: string;
  readonly hiddenColumns: readonly string[];
}

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

/** The views that the person named in this browser; invalid ones are left out. */
export function readViews(storage: Pick<Storage, 'getItem'>): readonly NamedView[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MOST_VIEWS) : [];
  } catch {
    return [];
  }
}

/** Keeps the views in this browser. */
export function storeViews(storage: Pick<Storage, 'setItem'>, views: readonly NamedView[]): void {
  storage.setItem(KEY, JSON.stringify(views));
}

/** The views with one more, by name; it takes the place of the one that had its name. */
export function withView(views: readonly NamedView[], view: NamedView): readonly NamedView[] {
  const others = views.filter(({ name }) => name !== view.name);
  return [...others, view].toSorted((one, other) => one.name.localeCompare(other.name));
}
