import { BlockList, isIP } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

/** Whether an address may be connected to for a URL. */
export type AddressRule = (address: string, url: URL) => boolean;

/** Merchants' addresses: of the public internet alone (API-38). */
export const publicAddresses: AddressRule = (address) => !isPrivateAddress(address);

/** Any address, in the demo. */
export const anyAddress: AddressRule = () => true;

/**
 * Providers' addresses: of the public internet over https, and in the listed private networks over http, too (API-204).
 * @param networks IP addresses and networks such as 10.0.0.0/8
 */
export function providerAddresses(networks: readonly string[]): AddressRule {
  const listed = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const isIPv6 = isIP(address) === 6;
    const prefix = bits === undefined ? (isIPv6 ? 128 : 32) : Number(bits);
    listed.addSubnet(address, prefix, isIPv6 ? 'ipv6' : 'ipv4');
  }
  return (address, { protocol }) => {
    const isListed = listed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    return isListed || (protocol === 'https:' && !isPrivateAddress(address));
  };
}
