import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { providerAddresses } from '../../outside/address-rules.ts';

/**
 * Refuses an address over which card numbers would travel in clear, or that no call would reach (API-204).
 * @throws StartupError outside the demo for http to an address that TIYIN_PROVIDER_NETWORKS does not list, and for a
 *   private address that it does not list
 */
export async function requireProviderAddress(
  text: string,
  { isDemo, providerNetworks }: Pick<Config, 'isDemo' | 'providerNetworks'>,
): Promise<void> {
  const url = URL.parse(text);
  if (isDemo || (url?.protocol !== 'http:' && url?.protocol !== 'https:')) return;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isName = isIP(host) === 0;
  // A name over https may still be set up; each call judges where it leads.
  if (isName && url.protocol === 'https:') return;
  const found = isName ? await lookup(host, { all: true }).catch(() => []) : [{ address: host }];
  const isAllowed = providerAddresses(providerNetworks);
  if (found.length > 0 && found.every(({ address }) => isAllowed(address, url))) return;
  throw new StartupError(
    url.protocol === 'http:'
      ? `${url.origin} is plain http, over which card numbers must not travel: use https, or list its private network in TIYIN_PROVIDER_NETWORKS.`
      : `${url.origin} is a private address: list its network in TIYIN_PROVIDER_NETWORKS.`,
  );
}
