import { isIP } from 'node:net';
import { StartupError } from '../errors/startup-error.ts';

const nameForm = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i;
/** A name that ends with a number is read as an IPv4 address everywhere, and 300.1.1.1 is none. */
const numberAtEnd = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

/**
 * Reads an address to listen on; 127.0.0.1 where the variable is not set.
 * @throws StartupError naming the variable and its value
 */
export function readHost(env: NodeJS.ProcessEnv, name: 'HOST' | 'TIYIN_MANAGEMENT_HOST'): string {
  const text = env[name] || '127.0.0.1';
  if (isIP(text) !== 0 || (nameForm.test(text) && !numberAtEnd.test(text))) return text;
  throw new StartupError(`${name} is "${text}", which is neither an IP address nor a host name.`);
}
