import { randomUUID } from 'node:crypto';
import type {
  EndpointChange,
  EndpointEvent,
  EndpointEventList,
  EndpointList,
  EndpointRequest,
  SentAgain,
  WebhookEndpoint,
  WebhookSecret,
} from './generated/contract.ts';
import { pagesOf } from './pages.ts';
import type { Query, Send } from './send.ts';

const path = (endpointId: number, more = ''): string => `/endpoints/${endpointId}${more}`;

/** The items of one request, of pages that are requested one after another. */
const pageSize = 100;

/** The webhook endpoints of the merchant, beside its callback address; a key needs the scope `webhooks`. */
export class Endpoints {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** All of them, oldest first. */
  async list(): Promise<readonly WebhookEndpoint[]> {
    return (await this.#get<EndpointList>('/endpoints')).items;
  }

  /** Adds one, of at most five: it gets the events of its types that happen from then on. */
  create(
    request: EndpointRequest,
    options: { readonly idempotencyKey?: string } = {},
  ): Promise<WebhookEndpoint> {
    const idempotencyKey = options.idempotencyKey ?? randomUUID();
    return this.#send('POST', '/endpoints', { body: request, idempotencyKey });
  }

  /** Changes its address and its types, and switches it off or on; on again, it continues where it stopped. */
  change(endpointId: number, change: EndpointChange): Promise<WebhookEndpoint> {
    return this.#send('PUT', path(endpointId), { body: change });
  }

  /** Removes one; without an effect if it is gone. */
  async remove(endpointId: number): Promise<void> {
    await this.#send('DELETE', path(endpointId));
  }

  /** The secret for `verifyWebhook`, and the former one during an overlap. */
  readSecret(endpointId: number): Promise<WebhookSecret> {
    return this.#send('POST', path(endpointId, '/secret'));
  }

  /** Replaces its key and secret; the former ones sign as well for so many hours, 0 to 168. */
  rotateKey(endpointId: number, overlapHours: number): Promise<WebhookEndpoint> {
    return this.#send('POST', path(endpointId, '/key'), { body: { overlapHours } });
  }

  /** Its events of the last 30 days with the tries to send them, newest first. */
  events(endpointId: number): AsyncGenerator<EndpointEvent> {
    return pagesOf((before?: number) =>
      this.#get<EndpointEventList>(path(endpointId, '/events'), { before, limit: pageSize }),
    );
  }

  /** Sends it all its events from one on again, with their former ids. */
  sendAgain(endpointId: number, eventId: string): Promise<SentAgain> {
    return this.#send('POST', path(endpointId, '/send-again'), { body: { eventId } });
  }

  #get<Result>(address: string, query: Query = {}): Promise<Result> {
    return this.#send('GET', address, { query });
  }
}
