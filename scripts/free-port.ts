import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above the ports of known services, and below those that a system gives to outgoing connections by itself. */
const first = 15_000;
const last = 32_000;

/** @returns the first of `count` ports in a row of the loopback address that nothing listens on at the moment */
export async function freePort(count = 1): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(first, last - count);
    const row = Array.from({ length: count }, (_, offset) => port + offset);
    const free = await Promise.all(row.map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`There are no ${count} free ports in a row from ${first} to ${last}.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
