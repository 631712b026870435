import { setTimeout as pause } from 'node:timers/promises';
import { createForm } from '@tiyin/api/calls/merchant-api';
import { createClient } from '@tiyin/api/client';
import type { Database } from '../../../src/db/database.ts';
import { apiKey } from '../../../src/db/schema.ts';
import { hashToken } from '../../../src/secrets/token.ts';
import { randomOf } from '../random.ts';
import type { World } from '../world.ts';

/** Its own, since the rate of a key is limited. */
const key = 'tiyin_key_of_the_probe';

/** Between two requests, in ms. */
const everyMs = 250;
/** A request that takes longer is no service. */
const patienceMs = 5_000;

/** The requests that were sent at an even pace, whether or not others were answered. */
export type Probe = {
  /** When an acknowledgement came, in order, in ms. */
  readonly acknowledgedAt: readonly number[];
  /** The invoices that were acknowledged. */
  readonly invoiceIds: readonly string[];
};

/** Orders a form every quarter of a second, each from one server, once: the longest gap is the time without service. */
export async function startProbe({ seed, servers, shops: [shop] }: World, database: Database) {
  const terminalId = shop?.depositTerminalIds[0];
  if (!shop || terminalId === undefined) throw new Error('there is no shop');
  const { merchantId } = shop;
  await database.transaction((tx) =>
    tx.insert(apiKey).values({ merchantId, tokenHash: hashToken(key), createdAt: new Date() }),
  );
  const random = randomOf(seed, 'probe');
  const acknowledgedAt: number[] = [];
  const invoiceIds: string[] = [];
  const underWay = new Set<Promise<void>>();
  let isOn = true;
  let number = 0;

  const terminal = { terminalId };

  async function send(name: string): Promise<void> {
    const client = createClient({
      baseUrl: random.pick(servers).url,
      headers: { authorization: `Bearer ${key}` },
      timeoutMs: patienceMs,
    });
    const body = {
      ...terminal,
      type: 'Deposit' as const,
      amount: 10_000_000,
      canChangeAmount: false,
      merchantInvoiceId: name,
      customer: { externalId: name },
      successUrl: 'https://shop.test/paid',
      cancelUrl: 'https://shop.test/canceled',
      errorUrl: 'https://shop.test/failed',
      lifetimeSeconds: 6 * 60 * 60,
    };
    try {
      const { invoiceId } = await createForm(client, { idempotencyKey: name, body });
      acknowledgedAt.push(Date.now());
      invoiceIds.push(invoiceId);
    } catch {
      // Without an acknowledgement it counts as a time without service.
    }
  }

  async function sendUntilEnded(): Promise<void> {
    while (isOn) {
      number += 1;
      const sending = send(`probe-${seed}-${number}`).finally(() => underWay.delete(sending));
      underWay.add(sending);
      await pause(everyMs);
    }
    await Promise.all(underWay);
  }

  const sending = sendUntilEnded();
  return {
    acknowledgedAt: acknowledgedAt as readonly number[],
    async stop(): Promise<Probe> {
      isOn = false;
      await sending;
      return { acknowledgedAt, invoiceIds };
    },
  };
}

/** The longest time without an acknowledgement between two moments, in ms. */
export function longestGap(acknowledgedAt: readonly number[], from: number, until: number): number {
  const before = acknowledgedAt.findLast((at) => at <= from) ?? from;
  const inside = acknowledgedAt.filter((at) => at > from && at < until);
  const moments = [before, ...inside, until];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
}
