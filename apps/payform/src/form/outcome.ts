import { ApiProblem } from '@tiyin/api/errors';
import { isRetriable } from '@tiyin/api/retry';

/** How a call ended: with an answer, refused for good, or without reaching the server, so that it is tried again. */
export type Outcome<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  /**
   * `code` is the server's, or empty; `fields` are the paths of invalid parts of the request, as
   * `/credential`.
   */
  | { readonly kind: 'refused'; readonly code: string; readonly fields: readonly string[] }
  | { readonly kind: 'unreachable' };

/** Waits for a call and returns its outcome; it never rejects. */
export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'answered', answer: await call };
  } catch (error) {
    const { code, errors } = error instanceof ApiProblem ? error : { code: '', errors: [] };
    // The server was reached and says how the customer can correct it.
    const isSaid = code === 'too_many_open_payments';
    if (!isSaid && isRetriable(error)) return { kind: 'unreachable' };
    return { kind: 'refused', code, fields: errors.map(({ path }) => path) };
  }
}
