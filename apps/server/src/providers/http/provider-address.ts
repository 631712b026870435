import type { Config } from '../../config.ts';
import { providerAddresses } from '../../outside/address-rules.ts';
import { resolveName } from '../../outside/resolve-name.ts';
import { notAllowed } from '../../problem.ts';

const path = '/url';

/**
 * The base address of a provider as it is kept: `/payouts` is appended to it. Refused when it is given, 422 at `/url`: an
 * address over which card numbers would travel in clear, or that no call would reach (API-204, PEOPLE-302). A name over
 * https that does not resolve yet is taken: each call judges where it leads.
 */
export async function requireProviderAddress(
  text: string,
  { isDemo, providerNetworks }: Pick<Config, 'isDemo' | 'providerNetworks'>,
): Promise<string> {
  const url = readBaseAddress(text);
  const kept = url.href.replace(/\/+$/, '');
  if (isDemo) return kept;
  const found = await resolveName(url.hostname.replace(/^\[|\]$/g, ''));
  const isAllowed = providerAddresses(providerNetworks);
  const isSetUpLater = found.length === 0 && url.protocol === 'https:';
  const isReached = found.length > 0 && found.every((address) => isAllowed(address, url));
  if (isSetUpLater || isReached) return kept;
  throw notAllowed(
    path,
    url.protocol === 'http:'
      ? `${url.origin} is plain http, over which card numbers must not travel: use https, or list its private network in TIYIN_PROVIDER_NETWORKS`
      : `${url.origin} is a private address: list its network in TIYIN_PROVIDER_NETWORKS`,
  );
}

function readBaseAddress(text: string): URL {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw notAllowed(path, 'This is not a web address: it begins with https://');
  }
  if (url.username !== '' || url.password !== '') {
    throw notAllowed(path, 'An address has no user name or password: calls are signed');
  }
  if (/[?#]/.test(url.href)) {
    throw notAllowed(path, 'An address has no query and no fragment: /payouts is appended to it');
  }
  return url;
}
