import { callbackAddressError } from '@tiyin/domain/callbacks';
import { notAllowed } from '../problem.ts';

/**
 * A callback address, of a merchant or of one invoice. 422 at its field if it is invalid, or
 * contains a user name or a password (API-202).
 */
export function readCallbackAddress(text: string, path: string): URL {
  const message = callbackAddressError(text);
  if (message !== undefined) throw notAllowed(path, message);
  const url = URL.parse(text.trim());
  if (!url) throw notAllowed(path, 'This is not an http or https address');
  return url;
}
