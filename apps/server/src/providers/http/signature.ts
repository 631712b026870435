import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a message's time may be from ours, in ms (ROUTING-43). */
const replayWindowMs = 5 * 60_000;

/** A message as Standard Webhooks sign it. */
export type SignedMessage = {
  readonly id: string;
  /** Unix seconds, as they are sent. */
  readonly timestamp: string;
  /** As it is sent: its very bytes, or text without any that is not UTF-8. */
  readonly body: string | Buffer;
};

const secretPrefix = 'whsec_';

/** The bytes of a secret in the form `whsec_<base64>`; undefined where it has another form. */
export function secretBytes(secret: string): Buffer | undefined {
  const encoded = secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : '';
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(encoded)) return undefined;
  return Buffer.from(encoded, 'base64');
}

/**
 * The signature of a message, HMAC-SHA-256 in the form `v1,<base64>`.
 * @throws Error for a secret that has another form than `whsec_<base64>`
 */
export function signatureOf({ id, timestamp, body }: SignedMessage, secret: string): string {
  const key = secretBytes(secret);
  if (!key) throw new Error('a secret is not of the form whsec_<base64>');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  return `v1,${digest.digest('base64')}`;
}

/** Whether one of a message's signatures, separated by spaces, is made with one of the secrets. */
export function isSigned(
  message: SignedMessage,
  signatures: string,
  secrets: readonly string[],
): boolean {
  const expected = secrets.map((secret) => Buffer.from(signatureOf(message, secret)));
  return signatures.split(' ').some((given) => {
    const bytes = Buffer.from(given);
    return expected.some((each) => bytes.length === each.length && timingSafeEqual(bytes, each));
  });
}

/** Whether a time in Unix seconds is now, give or take the replay window. */
export function isTimely(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(Number(timestamp) * 1000 - now.getTime()) <= replayWindowMs;
}

/** The headers of Standard Webhooks for a message that is sent now, with a signature by each secret. */
export function signedHeaders(
  message: { readonly id: string; readonly body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map((secret) => signatureOf({ ...message, timestamp }, secret))
      .join(' '),
  };
}
