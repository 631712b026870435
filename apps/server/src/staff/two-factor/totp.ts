import { Secret, TOTP } from 'otpauth';

/** The standard of every authenticator app: six digits, every 30 s, from SHA-1 (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as long as the hash (RFC 4226, section 4). */
const secretBytes = 20;
const issuer = 'Tiyin';

/** A new secret, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address that an authenticator app scans. */
export function totpUri(secret: string, username: string): string {
  return new TOTP({ ...parameters, issuer, label: username, secret }).toString();
}

/**
 * The time step of a code, at most one from now, because clocks differ; undefined for a wrong code.
 * Compared in constant time.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...parameters, secret }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / parameters.period) + delta;
}
