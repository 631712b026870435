import { notAllowed } from '../../problem.ts';

/**
 * Invisible characters, those that reverse the direction, and the backslash, which a browser reads as a slash
 * where others read on: an address could look like another.
 */
const misleading = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * Validates the return addresses of a form (API-203). 422 at its field for an address that a
 * browser would open differently.
 */
export function checkReturnUrl(text: string, path: string): void {
  const url = /^https?:\/\/[^/?#\\]/i.test(text) && !misleading.test(text) ? URL.parse(text) : null;
  if (!url) throw notAllowed(path, 'This is not an http or https address');
  if (url.username !== '' || url.password !== '') {
    throw notAllowed(path, 'Leave the user name and the password out of the address');
  }
}
