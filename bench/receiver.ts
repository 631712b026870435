import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A merchant's server that takes callbacks. */
export type Receiver = {
  readonly url: string;
  /** When each callback came so far, in ms of `performance.now()`, in their order. */
  readonly arrivals: readonly number[];
  /** How many connections were opened so far. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
};

/** @param answerMs the time that each answer takes: that of the network and of the merchant's own work */
export async function openReceiver(answerMs: number): Promise<Receiver> {
  const arrivals: number[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    arrivals.push(performance.now());
    request.resume();
    void pause(answerMs).then(() => response.end('ok'));
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the receiver has no port');
  const { port } = address;
  return {
    url: `http://127.0.0.1:${port}/callbacks`,
    arrivals,
    connections: () => connections,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
