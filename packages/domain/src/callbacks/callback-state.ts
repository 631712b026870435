/**
 * The state of a callback (API-34): waiting, delivered, superseded by a newer one before delivery,
 * or failed after its last attempt.
 */
export type CallbackState = 'WAITING' | 'EXECUTED' | 'SUPERSEDED' | 'FAILED';

type Try = {
  readonly isTaken: boolean;
  /** Whether the invoice has a newer callback. */
  readonly hasNewer: boolean;
  /** Whether the schedule has another try. */
  readonly hasTriesLeft: boolean;
};

/**
 * The state of a callback after an attempt (API-34). A failed one is not retried once there is a
 * newer one, so delivery is in order. One superseded during an attempt is still delivered if the
 * receiver accepts it.
 */
export function callbackStateAfter(state: CallbackState, tried: Try): CallbackState {
  if (state === 'EXECUTED' || tried.isTaken) return 'EXECUTED';
  if (state !== 'WAITING') return state;
  if (tried.hasNewer) return 'SUPERSEDED';
  return tried.hasTriesLeft ? 'WAITING' : 'FAILED';
}
