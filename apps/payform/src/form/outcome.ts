import { isRetriable } from '@tiyin/api/retry';

/** How a call ended: with an answer, refused for good, or without reaching the server, so that it is tried again. */
export type Outcome<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** Waits for a call and says how it ended; it never rejects. */
export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'answered', answer: await call };
  } catch (error) {
    return { kind: isRetriable(error) ? 'unreachable' : 'refused' };
  }
}
