import { Server as NetServer, type Server } from 'node:net';
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';

/** The time between the signal to end and the end of the connections, in which a proxy turns to other servers. */
export type Drain = {
  /** Not ready, and served as before. */
  readonly isUnderWay: () => boolean;
  /** Nothing new is accepted, and each connection ends with its next response. */
  readonly isLeaving: () => boolean;
  /**
   * Begins it; resolves when it is over.
   * @param server the listener for requests, where there is one
   */
  readonly run: (server?: Server) => Promise<void>;
};

/** @param drainMs how long it takes; in the second half nothing new is accepted */
export function createDrain(drainMs: number): Drain {
  let isUnderWay = false;
  let isLeaving = false;
  return {
    isUnderWay: () => isUnderWay,
    isLeaving: () => isLeaving,
    run: async (server) => {
      isUnderWay = true;
      await pause(drainMs / 2);
      // Not earlier: a proxy would open new connections, which the end of the listener could meet.
      if (server && drainMs > 0) await stopListening(server);
      isLeaving = true;
      await pause(drainMs / 2);
    },
  };
}

/** After so many rounds the listener ends, however many new connections there are. */
const maxRounds = 1_000;

/**
 * Ends a listener and leaves its connections open. The system resets those that are not accepted yet, with the request
 * that a proxy has sent on them; so it ends right after a round that accepted none.
 */
async function stopListening(server: Server): Promise<void> {
  let accepted = 0;
  const count = (): void => {
    accepted += 1;
  };
  server.on('connection', count);
  let before = -1;
  for (let round = 0; round < maxRounds && accepted !== before; round += 1) {
    before = accepted;
    await nextRound();
  }
  server.off('connection', count);
  // A server of HTTP would close its idle connections, too, and a request may be on its way on one of them.
  NetServer.prototype.close.call(server);
}
