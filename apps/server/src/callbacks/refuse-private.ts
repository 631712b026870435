import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { isPrivateAddress } from '../outside/private-addresses.ts';
import { findAddresses } from '../outside/public-names.ts';
import { notAllowed } from '../problem.ts';

/** The lifetime of the cached result of a DNS lookup, in ms. */
const rememberedMs = 60_000;
const maxRemembered = 1_000;

const known = new Map<string, { readonly isPrivate: boolean; readonly until: number }>();

/**
 * Refuses a callback address in a private network, or one whose name resolves there, 422 at its path (API-231): it
 * would be refused at each try. In the demo receivers run beside the server. A name that does not resolve yet is taken.
 */
export async function refusePrivateCallback(
  { isDemo }: Pick<Config, 'isDemo'>,
  path: string,
  url: string | null | undefined,
): Promise<void> {
  const host = isDemo ? undefined : URL.parse(url?.trim() ?? '')?.hostname;
  if (host === undefined || !(await leadsToPrivate(host.replaceAll(/[[\]]/g, '')))) return;
  throw notAllowed(path, 'This address is in a private network: callbacks go to public addresses');
}

async function leadsToPrivate(host: string): Promise<boolean> {
  if (isIP(host) !== 0) return isPrivateAddress(host);
  const now = performance.now();
  const remembered = known.get(host);
  if (remembered && remembered.until > now) return remembered.isPrivate;
  const found = await findAddresses(host).catch(() => []);
  const isPrivate = found.some(({ address }) => isPrivateAddress(address));
  if (known.size >= maxRemembered) known.clear();
  known.set(host, { isPrivate, until: now + rememberedMs });
  return isPrivate;
}
