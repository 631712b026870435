// Standard Webhooks with a shared secret: both sides sign their messages.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a message's time may be from ours, in seconds. */
const windowSeconds = 300;

/**
 * @param {string} secret whsec_ and base64
 * @param {{ id: string, timestamp: string, body: string }} message
 */
function signatureOf(secret, { id, timestamp, body }) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${digest}`;
}

/**
 * The headers of a message that is sent now.
 * @param {string} secret
 * @param {string} id
 * @param {string} body
 */
export function signedHeaders(secret, id, body) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(secret, { id, timestamp, body }),
  };
}

/**
 * Whether a message was signed with the secret in the last minutes. Check this before anything else.
 * @param {string} secret
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} body
 */
export function isGenuine(secret, headers, body) {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  const signatures = String(headers['webhook-signature']);
  if (!/^\d+$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) - Date.now() / 1000) > windowSeconds) return false;
  const expected = Buffer.from(signatureOf(secret, { id, timestamp, body }));
  return signatures.split(' ').some((given) => {
    const bytes = Buffer.from(given);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}
