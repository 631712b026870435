/** How long after "I have paid" the money may take, in ms (INVOICE-19). */
export const matchWindowMs: number = 60 * 60_000;

/** How long after its end a deposit still takes exact money and keeps its amount, in ms (INVOICE-22, ROUTING-28). */
export const graceMs: number = 30 * 60_000;

/** How many amounts one form may hold on accounts at once (FORM-24). */
export const maxLeasesPerForm = 3;

/**
 * Until when (Unix ms) an amount stays taken on its account, after its deposit ended other than in DONE
 * or was replaced at `endedAt` (Unix ms) (ROUTING-28). DONE releases at once.
 */
export function leasedUntil(endedAt: number): number {
  return endedAt + graceMs;
}
