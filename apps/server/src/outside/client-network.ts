import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of an IPv6 address the first 64 bits name the network: a household has all addresses behind them. */
const ipv6NetworkBits = 64;

/**
 * The network that an address is counted by, where limits are kept for each caller (RUN-204): an IPv4 address itself, of
 * an IPv6 address its /64. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [network] = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString()}/${ipv6NetworkBits}`,
  )
    .toString()
    .split('%');
  return `${network}/${ipv6NetworkBits}`;
}

/**
 * The same of a customer (ROUTING-201); undefined for the machine itself: a developer, or an
 * untrusted proxy, which hides all customers behind one address.
 */
export function customerNetwork(address: string): string | undefined {
  const isLoopback = ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
  return isLoopback ? undefined : clientNetwork(address);
}

/** An address as the database takes it, an IPv4 address written as IPv6 as itself; undefined for another text. */
export function plainAddress(text: string): string | undefined {
  const isPlain = isIP(text) !== 0 && !text.includes('%');
  return isPlain ? ipaddr.process(text).toString() : undefined;
}

/** An address or network such as 203.0.113.0/24 as the database takes it; undefined for another text. */
export function plainNetwork(text: string): string | undefined {
  const [first = '', bits, ...rest] = text.split('/');
  const address = plainAddress(first);
  if (address === undefined || rest.length > 0) return undefined;
  if (bits === undefined) return address;
  const isV4 = isIP(address) === 4;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (isV4 ? 32 : 128)) return undefined;
  const kind = isV4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${Number(bits)}`;
}
