import { notAllowed } from '../../problem.ts';

/** Characters that are not seen, or turn the direction of what follows: an address could look like another. */
const unseen = /[\p{Cc}\p{Cf}\s]/u;

/** Checks where a form leads back to (API-203). 422 at its field for what a browser would not open as it reads. */
export function checkReturnUrl(text: string, path: string): void {
  const url = /^https?:\/\/[^/?#\\]/i.test(text) && !unseen.test(text) ? URL.parse(text) : null;
  if (!url) throw notAllowed(path, 'This is not an http or https address');
  if (url.username !== '' || url.password !== '') {
    throw notAllowed(path, 'Leave the user name and the password out of the address');
  }
}
