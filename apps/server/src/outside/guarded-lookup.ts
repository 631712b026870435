import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { AddressRule } from './address-rules.ts';

class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly code = 'address_refused';
}

/** Finds the addresses of a name, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for a connection, which then uses exactly this result: so a name cannot resolve to
 * one address at the check and to another at the call (API-38). One forbidden address of a name is
 * enough to refuse it.
 */
export function guardedLookup(
  url: URL,
  isAllowed: AddressRule,
  resolve: Resolve = lookup,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address, url))) {
        return callback(new AddressRefusedError(`${hostname} must not be called`), []);
      }
      const [first] = addresses;
      if (options.all === true || !first) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

/**
 * Refuses a host that is an address itself, which no lookup sees.
 * @throws AddressRefusedError for one that must not be called
 */
export function refuseAddress(url: URL, isAllowed: AddressRule): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host, url)) {
    throw new AddressRefusedError(`${host} must not be called`);
  }
}
