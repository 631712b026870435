import { createHmac, randomUUID } from 'node:crypto';
import { supportCode } from '@tiyin/domain/requisites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runNextJob } from '../../src/background/due-jobs.ts';
import { merchantServer, stranger } from '../callers.ts';
import { watchQueries } from '../query-log.ts';
import { type TestApp, openTestApp, testHost } from '../test-app.ts';
import { type Cost, depositCosts, wholeDeposit } from './deposit-costs.ts';
import { humo } from './shop.ts';

let server: TestApp;
const sent: { readonly text: string; readonly isRoundTrip: boolean }[] = [];
const stopWatching = watchQueries((text, isRoundTrip) => sent.push({ text, isRoundTrip }));
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(async () => {
  stopWatching();
  await server.close();
});

/** Runs a step of a deposit, and records its database statements. */
type Walk = <T>(step: string, act: () => Promise<T>) => Promise<T>;

/** Walks a deposit as its merchant, its customer and its provider do, until it is booked. */
async function walkDeposit(walk: Walk): Promise<void> {
  const { app, clock, context, shops } = server;
  const customer = stranger(app);
  const request = {
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      terminalId: shops[0].terminalIds[0],
      type: 'Deposit',
      amount: 48_000_000,
      canChangeAmount: true,
      merchantInvoiceId: randomUUID(),
      customer: { externalId: 'u-1' },
      successUrl: 'https://shop.test/paid',
      cancelUrl: 'https://shop.test/canceled',
      errorUrl: 'https://shop.test/failed',
      callbackUrl: `http://${testHost}/callbacks`,
    },
  } as const;
  const { formId, invoiceId } = (await walk('form', () => merchantServer(app)(request))).json();
  const call = (step: string, body?: object) =>
    walk(step, () =>
      customer({
        method: 'POST',
        url: `/api/payments/form/${formId}/${step}`,
        ...(body && { body }),
      }),
    );
  const { amount, verficationKey } = (await call('init')).json();
  const code = await supportCode(
    (key, message) => createHmac('sha256', key).update(message).digest('hex'),
    formId,
    verficationKey,
  );
  const input = { formId, amount, paymentMethodId: humo, supportCode: code };
  const { value } = (await call('credential', input)).json().credentials;
  await call('complete', { formId, credential: value });
  clock.advance(3_000);
  await walk('report', () => runNextJob(context));
  const url = `/api/merchant/v1/invoices/${invoiceId}`;
  const answer = await merchantServer(app)({ method: 'GET', url });
  expect(answer.json()).toMatchObject({ status: 'DONE' });
}

it('a complete deposit takes exactly these commits and round trips, step by step', async () => {
  // Two payment accounts take turns here, and the first deposit on each opens accounts of the ledger.
  await walkDeposit((_, act) => act());
  await walkDeposit((_, act) => act());
  // The embedded database takes one statement at a time.
  const isPipelined = server.context.database.kind === 'postgres';
  const measured: Record<string, Cost> = {};
  await walkDeposit(async (step, act) => {
    sent.length = 0;
    const result = await act();
    const commits = sent.filter(({ text }) => text === 'commit').length;
    const statements = sent.length;
    const begun = sent.filter(({ isRoundTrip }) => isRoundTrip).length;
    const roundTrips = isPipelined ? begun : (depositCosts[step]?.roundTrips ?? 0);
    measured[step] = { commits, statements, roundTrips };
    return result;
  });
  expect(measured).toEqual(depositCosts);
  const sum = (key: keyof Cost) =>
    Object.values(measured).reduce((total, cost) => total + cost[key], 0);
  const whole = {
    commits: sum('commits'),
    statements: sum('statements'),
    roundTrips: sum('roundTrips'),
  };
  expect(whole).toEqual(wholeDeposit);
});
