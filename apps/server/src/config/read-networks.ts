import { isIP } from 'node:net';
import { StartupError } from '../errors/startup-error.ts';

/**
 * Reads a comma-separated list of IP addresses and networks.
 * @throws StartupError naming the variable and the entry that is neither
 */
export function readNetworks(env: NodeJS.ProcessEnv, name: string): string[] {
  const networks = (env[name] ?? '').split(',').flatMap((part) => part.trim() || []);
  for (const network of networks) {
    const [address = '', bits, ...rest] = network.split('/');
    const maxBits = isIP(address) === 6 ? 128 : 32;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
    if (isIP(address) !== 0 && isNetwork && rest.length === 0) continue;
    throw new StartupError(
      `${name} names "${network}", which is neither an IP address nor a network such as 10.0.0.0/8.`,
    );
  }
  return networks;
}
