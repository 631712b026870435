import type { InvoicePage } from './InvoicesView.tsx';

/** The page that a person looks at, and the address of the list that it is of. */
export interface HeldPage {
  readonly address: string;
  readonly page: InvoicePage;
}

/** The held rows in their current state, each in its place: nothing moves while a person reads. */
export function refreshRows(held: InvoicePage, fresh: InvoicePage): InvoicePage {
  const byId = new Map(fresh.data.map((row) => [row.invoiceId, row]));
  const data = held.data.map((row) => byId.get(row.invoiceId) ?? row);
  return { ...fresh, data };
}

/** Whether an answer has an invoice on top that the held rows do not show. */
export function hasNewer(held: InvoicePage, fresh: InvoicePage): boolean {
  const [newest] = fresh.data;
  return (
    held.data.length > 0 &&
    newest !== undefined &&
    !held.data.some(({ invoiceId }) => invoiceId === newest.invoiceId)
  );
}

/** The rows to hold after the response for an address: an empty list is not held. */
export function holdPage(
  held: HeldPage | undefined,
  address: string,
  fresh: InvoicePage | undefined,
): HeldPage | undefined {
  if (fresh === undefined) return held;
  const isKept =
    held?.address === address && (held.page.data.length > 0 || fresh.data.length === 0);
  return isKept ? held : { address, page: fresh };
}
