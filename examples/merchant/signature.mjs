// How the shop knows that a callback is Tiyin's: Standard Webhooks, signed with Ed25519 (`v1a`).
import { createPublicKey, verify } from 'node:crypto';

/** How far a callback's time may be from ours, in seconds. What is older may be a replay. */
const windowSeconds = 5 * 60;

/**
 * The key that the merchant's callbacks are verified with; undefined where the text is none.
 * @param {string} text base64 of its SPKI form
 */
export function readPublicKey(text) {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Why a callback is not to be believed; undefined where it is. Ask before anything else is done with it.
 * @param {import('node:crypto').KeyObject} publicKey
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {Buffer} body the bytes as they came: JSON that was parsed and written again is another text
 */
export function whyRefused(publicKey, headers, body) {
  const header = (/** @type {string} */ name) => String(headers[name] ?? '');
  const timestamp = header('webhook-timestamp');
  const signed = Buffer.concat([Buffer.from(`${header('webhook-id')}.${timestamp}.`), body]);
  // There may be several, set apart by blanks: while a key is replaced, one of the old and one of the new.
  const signatures = header('webhook-signature').split(' ');
  const isSigned = signatures.some((each) => {
    const [version, signature = ''] = each.split(',');
    return version === 'v1a' && verify(null, signed, publicKey, Buffer.from(signature, 'base64'));
  });
  if (!isSigned) return 'The signature does not fit TIYIN_PUBLIC_KEY.';
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  return ageSeconds <= windowSeconds ? undefined : 'It was not signed in the last five minutes.';
}
