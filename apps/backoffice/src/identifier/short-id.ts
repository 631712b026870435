/** An id in a line of text, shortened in the middle: people compare its ends, and search by either (INVOICE-250). */
export function shortId(id: string): string {
  return id.length > 20 ? `${id.slice(0, 8)}…${id.slice(-8)}` : id;
}

/**
 * The end of an id, where less room is: ids of one moment begin alike, so that the end is what tells them apart. The
 * ellipsis stays on its line (INVOICE-250).
 */
export function idEnd(id: string): string {
  return id.length > 20 ? `…\u2060${id.slice(-8)}` : id;
}

/** The same of an invoice, in capitals as everywhere. */
export function invoiceIdEnd(invoiceId: string): string {
  return idEnd(invoiceId.toUpperCase());
}
