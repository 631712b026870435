import { sandboxEnding } from '@tiyin/domain/terminals';

/** How long after a time-out it turns out that the money is there, in ms. */
export const knownAfterTimeoutMs = 30_000;

type Outcome = 'paid' | 'declined' | 'times_out' | 'nothing';

/** The outcome that an amount in minor units asks for by its last two digits (ROUTING-40). */
export function sandboxOutcome(amount: bigint): Outcome {
  switch (sandboxEnding(amount)) {
    case 1n:
      return 'declined';
    case 2n:
      return 'times_out';
    case 3n:
      return 'nothing';
    default:
      return 'paid';
  }
}
