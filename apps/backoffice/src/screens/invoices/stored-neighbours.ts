const KEY = 'tiyin.invoiceIds';

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
