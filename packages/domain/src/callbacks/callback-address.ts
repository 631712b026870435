/** The most characters that a callback address may have. */
export const longestCallbackAddress = 2048;

const pattern = /^https?:\/\/(?<authority>[^\s/?#\\]+)(?:[/?#]\S*)?$/iu;

/**
 * What is wrong with an address that callbacks shall go to; undefined where it is right (API-39). Where
 * it leads is judged when it is called. A password has no place in it: staff read it.
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
