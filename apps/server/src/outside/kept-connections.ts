import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** How long a connection is kept without a call, in ms: less than most servers keep it. */
const idleMs = 4_000;
/** After so long a host is looked up again, however busy it is, in ms. */
const renewedMs = 60_000;

const options = { keepAlive: true, timeout: idleMs, maxFreeSockets: 16 } as const;

/**
 * Keeps connections to hosts that are called often, for a minute at most: to make one takes longer than a call. A kept
 * connection was judged when it was made, so it must not be shared between rules for addresses.
 */
export function createKeptConnections(now: () => number = () => performance.now()) {
  const make = () => ({
    since: now(),
    http: new HttpAgent(options),
    https: new HttpsAgent(options),
  });
  let current = make();
  return (protocol: string): HttpAgent => {
    // The connections of the former ones close when they are idle.
    if (now() - current.since > renewedMs) current = make();
    return protocol === 'https:' ? current.https : current.http;
  };
}
