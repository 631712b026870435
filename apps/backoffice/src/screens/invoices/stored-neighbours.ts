const KEY = 'tiyin.invoiceIds';
const OPENED_KEY = 'tiyin.openedInvoiceId';

/** The invoices before and after one, in the list that was shown last. */
interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Keeps the invoices of the page that a list shows in this tab, in their order. */
export function storeNeighbours(storage: Pick<Storage, 'setItem'>, ids: readonly string[]): void {
  storage.setItem(KEY, ids.join(' '));
}

/** The neighbours of an invoice; undefined where the list that was shown last does not have it. */
export function readNeighbours(
  storage: Pick<Storage, 'getItem'>,
  invoiceId: string,
): Neighbours | undefined {
  const ids = (storage.getItem(KEY) ?? '').split(' ');
  const place = ids.indexOf(invoiceId);
  return place < 0 ? undefined : { previous: ids[place - 1], next: ids[place + 1] };
}

/** Keeps the invoice that was opened last in this tab. */
export function storeOpened(storage: Pick<Storage, 'setItem'>, invoiceId: string): void {
  storage.setItem(OPENED_KEY, invoiceId);
}

/** The invoice that was opened last in this tab. */
export function readOpened(storage: Pick<Storage, 'getItem'>): string | null {
  return storage.getItem(OPENED_KEY);
}
