import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import type {
  InvoiceAmountChanged,
  InvoiceStatusChanged,
  RefundStatusChanged,
  SettlementCreated,
} from './generated/contract.ts';

/** A webhook of a known type. New types may be added: respond to them with 2xx and ignore them. */
export type Webhook =
  | InvoiceAmountChanged
  | InvoiceStatusChanged
  | RefundStatusChanged
  | SettlementCreated;

/** The headers of a request, as `fetch` or `node:http` have them. */
export type WebhookHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A webhook as it was received. */
export interface ReceivedWebhook {
  readonly headers: WebhookHeaders;
  /** The raw body: JSON that was parsed and serialized again is another text. */
  readonly body: string | Uint8Array;
  /** The secret (`whsec_…`) or the public key (base64 of its SPKI form, or `whpk_…`); several while one is replaced. */
  readonly key: string | readonly string[];
  /** The largest difference between its time and the current one, in seconds; 300 by default. */
  readonly toleranceSeconds?: number;
  /** The current time, in ms. */
  readonly now?: number;
}

/** A webhook that must not be used, and why. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/**
 * Verifies a webhook by Standard Webhooks and returns it. Call it before any other use of the request, and store
 * the `id`: a delivery may be repeated.
 * @throws WebhookError if it was not signed with the key, or not within the tolerance
 * @throws TypeError if the key is none
 */
export function verifyWebhook(received: ReceivedWebhook): Webhook & { readonly id: string } {
  const { body, headers, key, now = Date.now(), toleranceSeconds = 300 } = received;
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), Buffer.from(body)]);
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  const keys = [key].flat();
  if (!keys.some((each) => isSigned(signed, signatures, each))) {
    throw new WebhookError('No signature of the webhook is by this key.');
  }
  const ageSeconds = Math.abs(now / 1_000 - Number(timestamp));
  if (!(ageSeconds <= toleranceSeconds)) {
    throw new WebhookError(`The webhook was not signed in the last ${toleranceSeconds} seconds.`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Tiyin signed it, and keeps its contract
  const webhook = JSON.parse(Buffer.from(body).toString('utf8')) as Webhook;
  return { ...webhook, id };
}

/**
 * The signature of a text by a secret, `v1,…`.
 * @throws TypeError if the secret is none, or too short
 */
export function signWebhook(secret: string, text: string | Uint8Array): string {
  return `v1,${createHmac('sha256', readSecret(secret)).update(text).digest('base64')}`;
}

/**
 * The bytes of a secret.
 * @throws TypeError if it does not begin with `whsec_`, or is too short: anybody could sign with an empty one
 */
export function readSecret(secret: string): Uint8Array {
  if (!secret.startsWith(secretPrefix)) {
    throw new TypeError(`The secret of the webhooks does not begin with ${secretPrefix}.`);
  }
  const bytes = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  if (bytes.length >= shortestSecret) return bytes;
  throw new TypeError('The secret of the webhooks is too short.');
}

const secretPrefix = 'whsec_';

/** The least that Standard Webhooks allows, in bytes. */
const shortestSecret = 24;

function isSigned(signed: Buffer, signatures: readonly string[], key: string): boolean {
  // A variable of the environment that is not set, in a program in JavaScript.
  if (!key) throw new TypeError('The key of the webhooks is missing.');
  if (key.startsWith(secretPrefix)) {
    const expected = Buffer.from(signWebhook(key, signed));
    return signatures.some((each) => {
      const given = Buffer.from(each);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }
  const publicKey = createPublicKey({ key: spkiOf(key), format: 'der', type: 'spki' });
  return signatures.some((each) => {
    const [version, signature = ''] = each.split(',');
    return version === 'v1a' && verify(null, signed, publicKey, Buffer.from(signature, 'base64'));
  });
}

/** The beginning of the SPKI form of every Ed25519 key. */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** The 44 bytes of an Ed25519 key in SPKI form. */
function spkiOf(key: string): Buffer {
  const isRaw = key.startsWith('whpk_');
  const bytes = Buffer.from(isRaw ? key.slice('whpk_'.length) : key, 'base64');
  const spki = isRaw ? Buffer.concat([spkiPrefix, bytes]) : bytes;
  if (spki.length !== 44 || !spki.subarray(0, spkiPrefix.length).equals(spkiPrefix)) {
    throw new TypeError('The key of the webhooks is neither whsec_…, whpk_… nor 60 characters.');
  }
  return spki;
}

/** Some frameworks keep the case in which a proxy wrote the names. */
function headerOf(headers: WebhookHeaders, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const found = Object.entries(headers).find(([each]) => each.toLowerCase() === name);
  return typeof found?.[1] === 'string' ? found[1] : '';
}
