import { createServer } from 'node:net';
import { type Config, defaultPublicUrl } from '../config.ts';
import { explainListenFailure } from './explain-listen-failure.ts';

/**
 * Makes sure of the port before the slower parts of a start, and settles PORT=0: links carry the
 * port, so it has to be known before anything listens.
 * @throws StartupError when the port is taken or HOST is not an address of this machine
 */
export async function settlePort(config: Config): Promise<Config> {
  // Without requests there is nothing to listen for.
  if (config.process.role === 'jobs') return config;
  const port = await tryPort(config).catch((error: unknown) => {
    throw explainListenFailure(error, config.host, config.port);
  });
  const isDefault = config.publicUrl === defaultPublicUrl(config.host, config.port);
  return { ...config, port, ...(isDefault && { publicUrl: defaultPublicUrl(config.host, port) }) };
}

function tryPort({ host, port }: Config): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
