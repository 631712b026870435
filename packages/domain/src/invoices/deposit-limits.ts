/** The time for the money to arrive after "I have paid", in ms (INVOICE-19). */
export const matchWindowMs: number = 60 * 60_000;

/**
 * The time after its end in which a deposit still accepts exact money and keeps its amount, in ms
 * (INVOICE-22, ROUTING-28).
 */
export const graceMs: number = 30 * 60_000;

/** The time that a customer has to send the rest of a short payment, in ms (INVOICE-221). */
export const topUpMs: number = 30 * 60_000;

/**
 * Until when (Unix ms) the rest of a payment is awaited whose part came at `receivedAt`: never shorter
 * than what the customer knows already (INVOICE-221).
 */
export function restAwaitedUntil(receivedAt: number, matchUntil: number | undefined): number {
  return Math.max(receivedAt + topUpMs, matchUntil ?? 0);
}

/** The number of amounts that one form may hold on accounts at once (FORM-24). */
export const maxLeasesPerForm = 3;

/**
 * The end (Unix ms) of an amount's lease on its account, after its deposit ended in another status
 * than DONE or was replaced at `endedAt` (Unix ms) (ROUTING-28). DONE releases at once.
 */
export function leasedUntil(endedAt: number): number {
  return endedAt + graceMs;
}
