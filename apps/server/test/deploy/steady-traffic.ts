import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { TerminalId } from '@tiyin/domain/ids';
import { sampleHosts } from './proxies.ts';

/** A shop that customers pay at. */
export type TrafficShop = { readonly apiKey: string; readonly terminalId: TerminalId };

type Options = {
  /** The port of the proxy on 127.0.0.1. */
  readonly port: number;
  readonly perSecond: number;
  /** Distinguishes its invoices from those of other traffic. */
  readonly name: string;
  /** At least one. */
  readonly shops: readonly TrafficShop[];
};

/** The requests that were sent, and their ends. */
export type Traffic = {
  readonly answered: number;
  /** One sentence for each request that was refused, cut off or answered 5xx. */
  readonly lost: readonly string[];
  /** The ids of the invoices whose creation was acknowledged. */
  readonly invoices: readonly string[];
  /** In ms, in their order. */
  readonly durations: readonly number[];
};

type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

type Created = { readonly formId: string; readonly invoiceId: string; readonly apiKey: string };

/** Every address of customers has a rate limit of its own. */
const addresses = 80;

/** On a machine that cannot do more, clients wait for each other, as those of a shop do, and the rate falls. */
const maxUnderWay = 48;

const patienceMs = 60_000;

/**
 * Sends requests at an even rate, as long as not too many wait for their answers: invoices and forms are created and read, and payment
 * pages opened.
 */
export function startTraffic({ port, perSecond, name, shops }: Options) {
  const agents = Array.from(
    { length: addresses },
    (_, index) => new Agent({ keepAlive: true, localAddress: `127.0.1.${index + 1}` }),
  );
  const traffic = { answered: 0, lost: new Array<string>(), invoices: new Array<string>() };
  const durations: number[] = [];
  const created: Created[] = [];
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();
  let sent = 0;

  function next(number: number): Call {
    const shop = shops[number % shops.length];
    if (!shop) throw new Error('there is no shop');
    const known = created[(number * 7) % Math.max(created.length, 1)];
    if (known === undefined || number % 5 === 0) return createForm(shop, `${name}-${number}`);
    if (number % 5 === 1) return { method: 'GET', path: `/payment/${known.formId}` };
    if (number % 5 === 2)
      return { method: 'POST', path: `/api/payments/form/${known.formId}/init` };
    const authorization = `Bearer ${known.apiKey}`;
    const path = `/api/merchant/v1/invoices/${known.invoiceId}`;
    return { method: 'GET', path, headers: { authorization } };
  }

  async function sendOne(number: number): Promise<void> {
    const call = next(number);
    const began = performance.now();
    try {
      const { status, body } = await exchange(call, port, agents[number % addresses]);
      durations.push(performance.now() - began);
      const isCreation = call.path.endsWith('/forms');
      if (status !== (isCreation ? 201 : 200)) {
        traffic.lost.push(`${call.method} ${call.path}: ${status} ${body.slice(0, 200)}`);
        return;
      }
      traffic.answered += 1;
      if (!isCreation) return;
      const { formId, invoiceId } = readCreated(body);
      traffic.invoices.push(invoiceId);
      created.push({ formId, invoiceId, apiKey: call.headers?.['authorization']?.slice(7) ?? '' });
    } catch (error) {
      traffic.lost.push(`${call.method} ${call.path}: ${String(error)}`);
    }
  }

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    while (sent < due && underWay.size < maxUnderWay) {
      const sending = sendOne(sent).finally(() => underWay.delete(sending));
      underWay.add(sending);
      sent += 1;
    }
  }, 2);

  return {
    /** Ends it when every request has ended. */
    stop: async (): Promise<Traffic> => {
      clearInterval(timer);
      await Promise.all(underWay);
      for (const agent of agents) agent.destroy();
      return { ...traffic, durations: durations.toSorted((a, b) => a - b) };
    },
    /** So many were answered so far. */
    answered: () => traffic.answered,
  };
}

function createForm({ apiKey, terminalId }: TrafficShop, name: string): Call {
  return {
    method: 'POST',
    path: '/api/merchant/v1/forms',
    headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': name },
    body: {
      terminalId,
      type: 'Deposit',
      amount: 10_000_000,
      canChangeAmount: false,
      merchantInvoiceId: name,
      customer: { externalId: name },
      successUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/canceled',
      errorUrl: 'https://shop.example/failed',
      lifetimeSeconds: 3600,
    },
  };
}

async function exchange(
  { method, path, headers, body: content }: Call,
  port: number,
  agent: Agent | undefined,
): Promise<{ readonly status: number; readonly body: string }> {
  const host = sampleHosts.payform;
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    servername: host,
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      host,
      // As a browser on our own page.
      ...(method === 'POST' && { origin: `https://${host}` }),
      ...(content && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(agent && { agent }),
  });
  sent.end(content && JSON.stringify(content));
  const response = await responseTo(sent);
  return { status: response.statusCode ?? 0, body: await text(response) };
}

/** The head of the response; rejects where the connection fails. */
export function responseTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once('response', resolve);
    sent.on('error', reject);
  });
}

function readCreated(body: string): { readonly formId: string; readonly invoiceId: string } {
  const { formId, invoiceId }: { formId: string; invoiceId: string } = JSON.parse(body);
  return { formId, invoiceId };
}
