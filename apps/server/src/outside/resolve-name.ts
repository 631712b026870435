import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** The time limit of a DNS lookup, in ms. */
const patienceMs = 2_000;

/**
 * The addresses of a host when an address is given to us; none where the name does not resolve in time. The guard of
 * each connection looks again (API-38).
 * @param host a name or an IP address, IPv6 without brackets
 */
export async function resolveName(host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  const over = Promise.withResolvers<[]>();
  const timer = setTimeout(() => over.resolve([]), patienceMs);
  try {
    const found = await Promise.race([lookup(host, { all: true }), over.promise]);
    return found.map(({ address }) => address);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}
