import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { Resolve } from './guarded-lookup.ts';

/** The time limit of a name, in ms. */
const patienceMs = 2_000;

/**
 * Resolves names that merchants set, by the name servers of the machine. `dns.lookup` holds one of the two threads of
 * the process for as long as a name server likes, so that slow names of one merchant would stop the calls of all
 * (API-453); these queries are sockets, and end with the time limit.
 * @param servers by default those of the machine
 */
export function createNames(servers?: readonly string[]): Resolve {
  return (hostname, { family }, done) => {
    findAddresses(hostname, servers).then(
      (found) => {
        const wanted = found.filter((each) =>
          family === 4 || family === 6 ? each.family === family : true,
        );
        done(null, wanted);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}

/** All addresses of a name; throws where it has none, or does not resolve in time. */
export async function findAddresses(
  hostname: string,
  servers?: readonly string[],
): Promise<LookupAddress[]> {
  // No name server knows it (RFC 6761).
  if (/(?:^|\.)localhost\.?$/i.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
  const resolver = new Resolver({ timeout: patienceMs, tries: 1 });
  if (servers) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), patienceMs);
  try {
    const [v4, v6] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    const addresses = (family: 4 | 6, found: PromiseSettledResult<string[]>) =>
      found.status === 'rejected' ? [] : found.value.map((address) => ({ address, family }));
    return [...addresses(4, v4), ...addresses(6, v6)];
  } finally {
    clearTimeout(timer);
  }
}
