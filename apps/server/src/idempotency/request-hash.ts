import { createHash } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';

/**
 * The body of a request as one comparable value (API-201). Keyed, because the rest of a payout's
 * body is in clear text in its invoice: a plain hash would allow searching its card number.
 */
export function requestHash(body: unknown, secrets: Pick<Secrets, 'keyedHash'>): string {
  return keyRequestHash(createHash('sha256').update(canonical(body)).digest('hex'), secrets);
}

/** The same under each of the known secrets: one of them keyed the stored hash (RUN-301). */
export function requestHashes(body: unknown, secrets: Pick<Secrets, 'keyedHashes'>): string[] {
  const plain = createHash('sha256').update(canonical(body)).digest('hex');
  return secrets.keyedHashes('request hash', plain).map((hash) => `${keyedPrefix}${hash}`);
}

/** The keyed hash of a body of which only the plain SHA-256 is known, as earlier versions stored it. */
export function keyRequestHash(plainHash: string, secrets: Pick<Secrets, 'keyedHash'>): string {
  return `${keyedPrefix}${secrets.keyedHash('request hash', plainHash)}`;
}

/** Every stored hash begins so; a plain SHA-256 does not. */
export const keyedPrefix = 'hmac.';

/** JSON with its keys in order, so that equal bodies are equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
