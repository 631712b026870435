// Verifies that a callback is from Tiyin: Standard Webhooks, signed with Ed25519 (`v1a`).
import { createPublicKey, verify } from 'node:crypto';

/**
 * The largest difference between a callback's time and ours, in seconds. An older one may be a
 * replay.
 */
const windowSeconds = 5 * 60;

/**
 * The key that verifies the merchant's callbacks; undefined for an invalid text.
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
 * Why a callback is not authentic; undefined if it is. Call it before any other use of the
 * callback.
 * @param {import('node:crypto').KeyObject} publicKey
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {Buffer} body the raw bytes: JSON that was parsed and serialised again is another text
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
