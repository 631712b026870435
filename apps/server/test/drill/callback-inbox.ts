import type { Random } from './random.ts';
import { type Received, openReceiver } from '../callbacks/receiver.ts';

/** A callback as it came in, and what the merchants' server did with it. */
export type Arrival = Received & { readonly isTaken: boolean };

/** The merchants' server for callbacks: a little slow, and now and then it fails. */
export async function openCallbackInbox(random: Random) {
  const receiver = await openReceiver();
  const arrivals: Arrival[] = [];
  const refused = new Set<string>();
  receiver.behave((response) => {
    const webhook = receiver.received.at(-1);
    if (!webhook) throw new Error('nothing was received');
    // Once each: for the second failure it would have to be waited for half a minute.
    const isTaken = refused.has(webhook.id) || !random.happens(0.03);
    arrivals.push({ ...webhook, isTaken });
    if (!isTaken) refused.add(webhook.id);
    setTimeout(
      () => {
        if (isTaken) response.writeHead(204).end();
        else if (random.happens(0.5)) response.writeHead(503).end('Come again');
        else response.destroy();
      },
      random.between(0, 200),
    );
  });
  return { url: receiver.url, arrivals, close: receiver.close };
}
