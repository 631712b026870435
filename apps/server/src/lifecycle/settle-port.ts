import { createServer } from 'node:net';
import { type Config, defaultPublicUrl } from '../config.ts';
import {
  type Address,
  type AddressNames,
  appNames,
  explainListenFailure,
  managementNames,
} from './explain-listen-failure.ts';

/**
 * Makes sure of both ports before the slower parts of a start, and settles PORT=0: links carry the
 * port, so it has to be known before anything listens.
 * @throws StartupError when a port is taken or a host is not an address of this machine
 */
export async function settlePort(config: Config): Promise<Config> {
  const { management } = config.process;
  if (management) await requirePort(management, managementNames);
  // Without requests there is nothing to listen for.
  if (config.process.role === 'jobs') return config;
  const port = await requirePort(config, appNames);
  const isDefault = config.publicUrl === defaultPublicUrl(config.host, config.port);
  return { ...config, port, ...(isDefault && { publicUrl: defaultPublicUrl(config.host, port) }) };
}

function requirePort(address: Address, names: AddressNames): Promise<number> {
  return tryPort(address).catch((error: unknown) => {
    throw explainListenFailure(error, address, names);
  });
}

function tryPort({ host, port }: Address): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
