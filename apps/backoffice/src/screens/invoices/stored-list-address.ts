import {
  invoiceListAddress,
  invoicesPath,
  readInvoiceListQuery,
} from '../../addresses/invoice-list-address.ts';

const KEY = 'tiyin.invoiceList';

/** Keeps the list that was shown last in this tab, for the way back to it. */
export function storeListAddress(storage: Pick<Storage, 'setItem'>, address: string): void {
  storage.setItem(KEY, address);
}

/** The way back to the list: the one shown last in this tab with its page, or else the list as it starts. */
export function readListAddress(storage: Pick<Storage, 'getItem'>): string {
  const [path, search] = (storage.getItem(KEY) ?? '').split('?', 2);
  if (path !== invoicesPath || search === undefined) return invoicesPath;
  return invoiceListAddress(readInvoiceListQuery(search));
}
