import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import * as s from 'superstruct';
import { isSigned, signatureOf } from '../../src/providers/http/signature.ts';
import type { Target } from './persistent-client.ts';
import { type Random, randomOf } from './random.ts';

/** A payout as the provider keeps it. */
export type ProviderPayout = {
  readonly accountId: number;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly transferId: string;
  readonly status: 'accepted' | 'paid' | 'refused';
};

type Report = {
  readonly type: 'deposit' | 'payout';
  readonly status: 'paid' | 'refused';
  readonly transferId: string;
  readonly transactionId: string;
  readonly accountId: number;
  readonly amount: number;
  readonly currency: string;
};

/** A deposit that a customer has sent to an account of the provider. */
type SentMoney = Pick<Report, 'transactionId' | 'accountId' | 'amount'> & {
  /** Its id, where the bank's statement names it. */
  readonly transferId?: string;
};

/**
 * A provider outside of Tiyin, called and calling over HTTP (ROUTING-42). The last two digits of an
 * amount decide, as in the sandbox (ROUTING-40): 01 is refused, of 02 the first answer is lost, 03 stays open,
 * everything else is paid. Each report is sent until a server has answered it, some of them twice.
 */
export async function openProvider(secret: string, seed: string) {
  const random = randomOf(seed, 'provider');
  const payouts = new Map<string, ProviderPayout>();
  let targets: readonly Target[] = [];
  let providerId = 0;

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (!isGenuine(request, body, secret)) return reply(response, 401, {});
    const [, , id = ''] = request.url?.split('/') ?? [];
    if (request.method === 'POST')
      return take(String(request.headers['idempotency-key']), body, response);
    const known = payouts.get(id);
    return known ? reply(response, 200, known) : reply(response, 404, {});
  }

  async function take(id: string, body: string, response: ServerResponse): Promise<void> {
    const known = payouts.get(id);
    if (known) return reply(response, 202, known);
    const { accountId, amount, currency } = readPayout(body);
    const outcome = { accountId, amount, currency, transferId: `po_${randomUUID()}` };
    const ending = amount % 100;
    const status = ending === 3 ? 'accepted' : ending === 1 ? 'refused' : 'paid';
    payouts.set(id, { ...outcome, status });
    if (ending === 2) response.destroy();
    else reply(response, 202, { ...outcome, status: 'accepted' });
    if (status === 'accepted') return;
    await pause(random.between(0, 1_000));
    await report({ type: 'payout', status, transactionId: id, ...outcome });
  }

  /** Sends a report until a server answers it with something else than a failure of its own. */
  async function report(outcome: Report): Promise<void> {
    const tries = random.happens(0.25) ? 2 : 1;
    for (let answered = 0; answered < tries;) {
      if (await tryReport(outcome, random)) answered += 1;
      else await pause(random.between(50, 500));
    }
  }

  async function tryReport(outcome: Report, { pick }: Pick<Random, 'pick'>): Promise<boolean> {
    const body = JSON.stringify(outcome);
    const message = { id: randomUUID(), timestamp: String(Math.floor(Date.now() / 1000)), body };
    const headers = {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': message.timestamp,
      'webhook-signature': signatureOf(message, secret),
    };
    try {
      const url = `${pick(targets).url}/api/provider/${providerId}/transfers`;
      const signal = AbortSignal.timeout(15_000);
      const { status } = await fetch(url, { method: 'POST', headers, body, signal });
      return status < 500 && status !== 429;
    } catch {
      return false;
    }
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    payouts: payouts as ReadonlyMap<string, ProviderPayout>,
    /** From now on it reports to these servers, under this id. */
    connect(to: readonly Target[], id: number): void {
      targets = to;
      providerId = id;
    },
    /** A customer's money has come, or not, by the ending of its amount. */
    async receive(money: SentMoney): Promise<void> {
      const ending = money.amount % 100;
      if (ending === 3) return;
      const status = ending === 1 ? 'refused' : 'paid';
      const transferId = `in_${randomUUID()}`;
      await report({ transferId, ...money, type: 'deposit', status, currency: 'UZS' });
    },
    /** It comes to know the outcome of a payout, and reports nothing. */
    settle(id: string, status: 'paid' | 'refused'): void {
      const known = payouts.get(id);
      if (known) payouts.set(id, { ...known, status });
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The provider of a drill. */
export type DrillProvider = Awaited<ReturnType<typeof openProvider>>;

function isGenuine({ headers }: IncomingMessage, body: string, secret: string): boolean {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  return isSigned({ id, timestamp, body }, String(headers['webhook-signature']), [secret]);
}

const payoutStruct = s.type({ accountId: s.number(), amount: s.number(), currency: s.string() });

const readPayout = (body: string) => s.create(JSON.parse(body), payoutStruct);

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
