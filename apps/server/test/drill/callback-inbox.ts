import type { ServerResponse } from 'node:http';
import type { Random } from './random.ts';
import { type Received, openReceiver } from '../callbacks/receiver.ts';

/** A callback as it came in, and what the merchants' server did with it. */
export type Arrival = Received & { readonly isTaken: boolean };

/** The path of the webhook endpoint of a merchant. */
export const endpointPath = (merchantId: number): string => `/endpoints/${merchantId}`;

/** The path of the reports of a schedule. */
export const reportPath = (number: number): string => `/reports/${number}`;

/**
 * The merchants' server for callbacks: a little slow, and now and then it fails. Their webhook endpoints are quick and
 * fail seldom, since they take everything one after another.
 */
export async function openCallbackInbox(random: Random) {
  const receiver = await openReceiver();
  const arrivals: Arrival[] = [];
  const atEndpoints: Arrival[] = [];
  const atReports: Arrival[] = [];
  const refused = new Set<string>();
  receiver.behave((response) => {
    const webhook = receiver.received.at(-1);
    if (!webhook) throw new Error('nothing was received');
    const isOfEndpoint = webhook.path.startsWith(endpointPath(0).slice(0, -1));
    const isReport = webhook.path.startsWith(reportPath(0).slice(0, -1));
    const key = `${webhook.path} ${webhook.id}`;
    // Once each: for the second failure it would have to be waited for half a minute.
    const isTaken = refused.has(key) || !random.happens(isOfEndpoint ? 0.003 : 0.03);
    (isOfEndpoint ? atEndpoints : isReport ? atReports : arrivals).push({ ...webhook, isTaken });
    if (!isTaken) refused.add(key);
    const answer = () => respond(response, isTaken || random.happens(0.5) ? isTaken : 'break off');
    if (isOfEndpoint) answer();
    else setTimeout(answer, random.between(0, 200));
  });
  const { close, url } = receiver;
  return { url, arrivals, atEndpoints, atReports, close };
}

function respond(response: ServerResponse, isTaken: boolean | 'break off'): void {
  if (isTaken === 'break off') response.destroy();
  else if (isTaken) response.writeHead(204).end();
  else response.writeHead(503).end('Come again');
}
