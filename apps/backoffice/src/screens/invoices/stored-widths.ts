import type { ColumnWidths } from '@tiyin/ui/data-table';

const KEY = 'tiyin.invoiceWidths';

/** The widths of columns that the person set in this browser; anything else in their place is none. */
export function readColumnWidths(storage: Pick<Storage, 'getItem'>): ColumnWidths {
  const kept = [...(storage.getItem(KEY) ?? '').matchAll(/(\w{1,40}):([1-9]\d{1,2})(?:,|$)/g)];
  return Object.fromEntries(kept.map(([, id = '', width]) => [id, Number(width)]));
}

/** Keeps the widths in this browser. */
export function storeColumnWidths(storage: Pick<Storage, 'setItem'>, widths: ColumnWidths): void {
  const texts = Object.entries(widths).map(([id, width]) => `${id}:${width}`);
  storage.setItem(KEY, texts.join(','));
}
