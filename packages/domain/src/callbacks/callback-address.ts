/** The maximum length of a callback address. */
export const longestCallbackAddress = 2048;

const pattern = /^https?:\/\/(?<authority>[^\s/?#\\]+)(?:[/?#]\S*)?$/iu;

/**
 * The validation error of a callback address; undefined if it is valid (API-39). Where it resolves
 * to is checked at each call. It must not contain a password, because staff can read it.
 */
export function callbackAddressError(text: string): string | undefined {
  const trimmed = text.trim();
  const authority = pattern.exec(trimmed)?.groups?.['authority'];
  if (authority === undefined) {
    return 'Write a whole http or https address, such as https://shop.example/callbacks';
  }
  if (authority.includes('@')) return 'Leave the user name and the password out of the address';
  return trimmed.length > longestCallbackAddress ? 'The address is too long' : undefined;
}
