/**
 * How a callback stands (API-34): it waits to be delivered, the receiver took it, a newer one made
 * it needless before it was delivered, or its tries have run out.
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
 * How a callback stands after a try (API-34). One that failed is not tried again once there is a
 * newer: so what is delivered comes in order. One that was superseded while it was on its way is
 * executed all the same when the receiver takes it.
 */
export function callbackStateAfter(state: CallbackState, tried: Try): CallbackState {
  if (state === 'EXECUTED' || tried.isTaken) return 'EXECUTED';
  if (state !== 'WAITING') return state;
  if (tried.hasNewer) return 'SUPERSEDED';
  return tried.hasTriesLeft ? 'WAITING' : 'FAILED';
}
