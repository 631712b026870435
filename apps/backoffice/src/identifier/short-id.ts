/** An id in a line of text, shortened in the middle: people compare its ends, and search by either (INVOICE-250). */
export function shortId(id: string): string {
  return id.length > 20 ? `${id.slice(0, 8)}…${id.slice(-8)}` : id;
}
