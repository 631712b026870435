import type { MinorUnits } from '@tiyin/domain/money';
import { sandboxEnding } from '@tiyin/domain/terminals';

/** The delay after a time-out before the money appears, in ms. */
export const knownAfterTimeoutMs = 30_000;

type Outcome = 'paid' | 'declined' | 'times_out' | 'nothing';

/** The outcome selected by the last two digits of an amount in minor units (ROUTING-40). */
export function sandboxOutcome(amount: MinorUnits): Outcome {
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
