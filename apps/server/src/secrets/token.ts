import { createHash, randomBytes, randomInt } from 'node:crypto';

/**
 * How a token that we made is kept: SHA-256 in lower-case hex. Enough for API keys, which are random
 * and long; passwords need `hashPassword`.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new API key: 256 random bits, behind a prefix by which people and scanners know whose it is. */
export function createApiToken(): string {
  return `tiyin_${randomBytes(32).toString('base64url')}`;
}

/** A new token of an address that works once: 256 random bits, 43 characters. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A random number from 0 up to and without 1, for delays that must not coincide. */
export function randomFraction(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}
