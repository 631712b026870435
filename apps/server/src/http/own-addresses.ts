import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { type WebApp, hasTwoOrigins, originOf } from '../config/read-origins.ts';

/** The settings that determine the server's own addresses. */
export type OwnAddresses = Pick<
  Config,
  'publicUrl' | 'backofficeOrigin' | 'payformOrigin' | 'isDemo'
>;

/** The origins of our own pages, as they are configured. */
export function ownOrigins({ publicUrl, backofficeOrigin, payformOrigin }: OwnAddresses): string[] {
  const origins = [publicUrl, backofficeOrigin, payformOrigin].flatMap((origin) => origin ?? []);
  return [...new Set(origins)];
}

/**
 * Whether a Host header names this server: by a configured origin, or by a local name, as from a
 * proxy on the same machine that replaces the header. A foreign name that resolves here is refused
 * (RUN-203). The port is not compared, because proxies omit it. The demo also accepts an IP
 * address, which cannot be a foreign name. With two origins the host decides which app answers, so
 * that only the configured names count (RUN-300).
 */
export function isOwnHost(host: string | undefined, addresses: OwnAddresses): boolean {
  const name = hostname(host ?? '');
  if (name === undefined) return false;
  const isLocal = isLoopback(name) || (addresses.isDemo && isIP(bare(name)) !== 0);
  if (isLocal && !hasTwoOrigins(addresses)) return true;
  return ownOrigins(addresses).some((origin) => new URL(origin).hostname === name);
}

/** Which requests a host answers: those of one app, of everybody, or of programs alone (RUN-300). */
export type Served = WebApp | 'all' | 'programs';

/** The answers of a host that is ours. */
export function servedBy(host: string | undefined, addresses: OwnAddresses): Served {
  if (!hasTwoOrigins(addresses)) return 'all';
  const name = hostname(host ?? '');
  for (const webApp of ['backoffice', 'payform'] as const) {
    if (new URL(originOf(webApp, addresses)).hostname === name) return webApp;
  }
  return 'programs';
}

/** Whether a host is the one of PUBLIC_URL, which programs call. */
export function isPublicHost(host: string | undefined, { publicUrl }: OwnAddresses): boolean {
  return new URL(publicUrl).hostname === hostname(host ?? '');
}

/** A request's Origin and Host. */
type Sender = { readonly origin: string; readonly host: string | undefined };

/**
 * Whether an Origin header names a page of an app, scheme and port included. The demo is also opened under the names
 * of the machine itself: there the page's origin is the host that it calls.
 */
export function isOwnOrigin(
  webApp: WebApp,
  { origin, host }: Sender,
  addresses: OwnAddresses,
): boolean {
  if (hasTwoOrigins(addresses)) return origin === originOf(webApp, addresses);
  if (ownOrigins(addresses).includes(origin)) return true;
  if (!addresses.isDemo || host === undefined || origin !== `http://${host.toLowerCase()}`) {
    return false;
  }
  const name = hostname(host);
  return name !== undefined && (isLoopback(name) || isIP(bare(name)) !== 0);
}

/** The name in a Host header, in lower case and without the port; undefined for an invalid host. */
function hostname(host: string): string | undefined {
  const isHost = /^(?:\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/i.test(host);
  const url = isHost ? URL.parse(`http://${host}`) : null;
  return url?.hostname.replace(/\.$/, '');
}

function isLoopback(name: string): boolean {
  const address = bare(name);
  const isIPv4 = isIP(address) === 4 && address.startsWith('127.');
  return name === 'localhost' || address === '::1' || isIPv4;
}

function bare(name: string): string {
  return name.replace(/^\[|\]$/g, '');
}
