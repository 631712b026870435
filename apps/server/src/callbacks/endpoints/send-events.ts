import { is, string, type } from 'superstruct';
import type { ServerContext } from '../../context.ts';
import type { TakePlace } from '../../jobs/outside-work.ts';
import { webhookHeaders } from '../sign.ts';
import type { DueEvent } from './due-events.ts';
import { type EndpointRow, endpointKeys } from './endpoint-row.ts';
import { type EndpointTry, isTaken } from './record-tries.ts';

type Deps = Pick<ServerContext, 'callOut' | 'clock' | 'secrets'>;

/** Another one is begun only in this time, in ms: the claim of the job outlives the last call. */
const beginMs = 10_000;

/** The number of events that are sent to an endpoint at the same time. */
const maxTogether = 16;

/**
 * Sends events to an endpoint (API-521). An event waits until the earlier ones of its invoice are taken; those of
 * different invoices go out together, as far as there are places. After one that is not taken, none is begun.
 */
export async function sendEvents(
  endpoint: EndpointRow,
  events: readonly DueEvent[],
  deps: Deps & { readonly takePlace: TakePlace },
): Promise<readonly EndpointTry[]> {
  const tries: EndpointTry[] = [];
  const queue = createQueue(events);
  const begun = performance.now();
  let hasFailed = false;
  async function sendNext(): Promise<void> {
    for (;;) {
      const next = hasFailed || performance.now() - begun > beginMs ? undefined : queue.next();
      if (!next) return;
      const tried = await sendEvent(endpoint, next.event, deps);
      tries.push(tried);
      next.done();
      if (!isTaken(tried.answer)) hasFailed = true;
    }
  }
  async function sendBeside(): Promise<void> {
    const release = deps.takePlace();
    if (!release) return;
    await sendNext().finally(release);
  }
  const beside = Array.from({ length: Math.min(maxTogether, queue.subjects) - 1 }, sendBeside);
  await Promise.all([sendNext(), ...beside]);
  return tries;
}

async function sendEvent(endpoint: EndpointRow, event: DueEvent, deps: Deps): Promise<EndpointTry> {
  const now = deps.clock.now();
  const privateKeys = endpointKeys(endpoint, { secrets: deps.secrets, now });
  const headers = webhookHeaders({ id: event.id, body: event.body, privateKeys, now });
  const answer = await deps.callOut({ url: endpoint.url, headers, body: event.body });
  return { event, triedAt: now, answer };
}

/** Hands out events in their order, and none while another one of its subject is under way. */
function createQueue(events: readonly DueEvent[]) {
  const waiting = events.map((event) => ({ event, subject: subjectOf(event) }));
  const underWay = new Set<string>();
  return {
    subjects: new Set(waiting.map(({ subject }) => subject)).size,
    next: () => {
      const place = waiting.findIndex(({ subject }) => !underWay.has(subject));
      const [found] = place === -1 ? [] : waiting.splice(place, 1);
      if (!found) return undefined;
      underWay.add(found.subject);
      return { event: found.event, done: () => underWay.delete(found.subject) };
    },
  };
}

const ofInvoice = type({ data: type({ invoiceId: string() }) });

/** Its invoice; events without one keep the order of their type. */
function subjectOf({ body, type: ofType }: DueEvent): string {
  const parsed: unknown = JSON.parse(body);
  return is(parsed, ofInvoice) ? parsed.data.invoiceId : ofType;
}
