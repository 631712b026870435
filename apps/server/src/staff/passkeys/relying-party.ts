import { isIP } from 'node:net';
import { type Origins, originOf } from '../../config/read-origins.ts';
import { ProblemError } from '../../problem.ts';

/** The address that passkeys are bound to. */
export type RelyingParty = {
  /** The host name of the back office. */
  readonly id: string;
  /** The only origin whose pages may use them. */
  readonly origin: string;
};

/**
 * The relying party of WebAuthn: the configured address of the back office, never that of a request (PEOPLE-331).
 * Browsers have no passkeys for IP addresses; a page on the machine itself is reached as localhost, too.
 * 409 `passkeys_not_possible` at any other IP address.
 */
export function relyingPartyOf(origins: Origins): RelyingParty {
  const url = new URL(originOf('backoffice', origins));
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    throw new ProblemError('passkeys_not_possible');
  }
  return { id: url.hostname, origin: url.origin };
}

function isLoopback(hostname: string): boolean {
  return hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}
