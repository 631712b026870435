import { BlockList, isIP } from 'node:net';

/** Addresses that are not of the public internet, by the registries for special purposes of IANA. */
const notPublic: readonly [family: 'ipv4' | 'ipv6', net: string, prefix: number][] = [
  ['ipv4', '0.0.0.0', 8],
  ['ipv4', '10.0.0.0', 8],
  ['ipv4', '100.64.0.0', 10],
  ['ipv4', '127.0.0.0', 8],
  ['ipv4', '169.254.0.0', 16],
  ['ipv4', '172.16.0.0', 12],
  ['ipv4', '192.0.0.0', 24],
  ['ipv4', '192.0.2.0', 24],
  ['ipv4', '192.88.99.0', 24],
  ['ipv4', '192.168.0.0', 16],
  ['ipv4', '198.18.0.0', 15],
  ['ipv4', '198.51.100.0', 24],
  ['ipv4', '203.0.113.0', 24],
  ['ipv4', '224.0.0.0', 4],
  ['ipv4', '240.0.0.0', 4],
  ['ipv6', '2001::', 23],
  ['ipv6', '2001:db8::', 32],
  ['ipv6', '2002::', 16],
  ['ipv6', '3fff::', 20],
];

const refused = new BlockList();
for (const [family, net, prefix] of notPublic) refused.addSubnet(net, prefix, family);

/**
 * The only IPv6 range in public use: loopback, local, mapped and translated addresses are outside
 * it.
 */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether the server must not call an IP address from a merchant or provider (API-38): loopback,
 * private, link-local, multicast, reserved, or an IPv6 address that contains an IPv4 one. Invalid
 * addresses are refused too.
 */
export function isPrivateAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return refused.check(address, 'ipv4');
    case 6:
      return !global.check(address, 'ipv6') || refused.check(address, 'ipv6');
    default:
      return true;
  }
}
