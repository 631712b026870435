import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { InvoiceId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DemoProvider, addDemoProvider } from '@tiyin/demo/demo-provider';
import { freePort } from '../../../scripts/free-port.ts';
import { anyAddress } from '../src/outside/address-rules.ts';
import { createCallOut } from '../src/outside/call-out.ts';
import { payoutSteps } from './payments/payout-steps.ts';
import type { Shop } from './payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
  minute,
  openTestSystem,
  second,
} from './payments/test-system.ts';
import { transferSteps } from './payments/transfer-steps.ts';

const main = fileURLToPath(new URL('../../../examples/provider/server.mjs', import.meta.url));
const secret = `whsec_${randomBytes(32).toString('base64')}`;

let tiyin: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let child: ChildProcess;
let office: string;
let demo: DemoProvider;
/** The demo's merchant with its production terminals. */
let shop: Shop;

beforeAll(async () => {
  // Half a second is enough for a server that answers, and short for one that hangs.
  const callOut = createCallOut({ isAllowed: anyAddress, limitMs: 500 });
  tiyin = await openTestSystem({ callOut, isRateLimited: false });
  // The example signs by the real clock.
  tiyin.clock.advance(Date.now() - tiyin.clock.now().getTime());
  steps = payoutSteps(tiyin);
  const tiyinUrl = await tiyin.app.listen({ host: '127.0.0.1', port: 0 });
  const port = await freePort();
  office = `http://127.0.0.1:${port}`;
  const env = { TIYIN_DEMO_PROVIDER_URL: office, TIYIN_DEMO_PROVIDER_SECRET: secret };
  const added = await addDemoProvider(tiyin.context, env);
  if (!added) throw new Error('the demo has no provider');
  demo = added;
  shop = {
    merchantId: tiyin.shops[0].merchantId,
    terminalId: demo.depositTerminalId,
    payoutTerminalId: demo.payoutTerminalId,
    accountIds: [demo.accountId],
  };
  child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      TIYIN_URL: tiyinUrl,
      TIYIN_PROVIDER_ID: String(demo.providerId),
      TIYIN_PROVIDER_SECRET: secret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the provider ended with ${code}`)));
    child.stdout?.once('data', () => resolve());
  });
});
afterEach(() => tiyin.expectBooksHold());
afterAll(async () => {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  await tiyin.close();
});

/** Presses a button of the provider's page; returns what the page says then. */
async function press(path: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields);
  const page = await (await fetch(`${office}/office/${path}`, { method: 'POST', body })).text();
  return /role="status">([^<]*)</.exec(page)?.[1] ?? '';
}

/** The provider reports money on the demo's account. */
const report = (fields: Record<string, string>) =>
  press('deposits', { accountId: String(demo.accountId), currency: 'UZS', ...fields });

const setMood = (mood: string) => press('mood', { mood });
const taken = 'Tiyin answered 200: {&#34;outcome&#34;:&#34;taken&#34;}';
const known = 'Tiyin answered 200: {&#34;outcome&#34;:&#34;known&#34;}';

async function deposit(amount: bigint): Promise<Deposit> {
  const made = await tiyin.createDeposit(shop, amount);
  await tiyin.requestRequisites(made);
  return made;
}

async function statusOf(invoiceId: InvoiceId): Promise<string> {
  return (await tiyin.row(invoiceId)).status;
}

/** Waits until an invoice has a status: its provider reports when it likes. */
async function reaches(invoiceId: InvoiceId, status: string): Promise<void> {
  await expect.poll(() => statusOf(invoiceId), { timeout: 30_000, interval: 20 }).toBe(status);
}

/** The payouts that the provider has, as its page lists them. */
async function listed(): Promise<string[]> {
  const page = await (await fetch(office)).text();
  return [...page.matchAll(/<td>([\da-f-]{36})<\/td>/g)].map(([, id = '']) => id);
}

test('the customer’s money is reported, by its amount or by the payment id, and counts once', async () => {
  const [byAmount, byName] = [await deposit(10_000_000n), await deposit(20_000_000n)];
  expect(await report({ amount: '10000000' })).toBe(taken);
  expect(await statusOf(byAmount.invoiceId)).toBe('DONE');
  const money = { amount: '20000000', transactionId: byName.invoiceId, transferId: 'in-1' };
  expect(await report(money)).toBe(taken);
  expect(await report(money)).toBe(known);
  expect(await report({ ...money, amount: '20000001' })).toContain('409');
  expect(await tiyin.postings(byName)).toHaveLength(2);
});

test('money that no deposit expects waits for a person', async () => {
  expect(await report({ amount: '777777', transferId: 'stray' })).toBe(taken);
  const transfers = transferSteps(tiyin);
  const row = await transfers.find('stray');
  expect(row?.invoiceId).toBeNull();
  const kinds = await transfers.notificationKinds(`transfer:${row?.id}`);
  expect(kinds).toEqual(['TRANSFER_UNMATCHED']);
});

test('money that will not come declines the deposit', async () => {
  const made = await deposit(30_000_000n);
  await tiyin.complete(made);
  const refusal = { amount: '30000000', transactionId: made.invoiceId, status: 'refused' };
  expect(await report(refusal)).toBe(taken);
  expect(await tiyin.seen(made)).toBe('DECLINED');
});

test('a payout is taken, paid and reported', async () => {
  const invoiceId = await steps.payOut(shop, 1_000_000n);
  await tiyin.runDueJobs();
  await reaches(invoiceId, 'DONE');
  const [payout] = await steps.payouts(invoiceId);
  expect(await listed()).toContain(payout?.id);
});

test('a payout that ends in 01 is refused', async () => {
  const invoiceId = await steps.payOut(shop, 1_000_001n);
  await tiyin.runDueJobs();
  await reaches(invoiceId, 'DECLINED');
  expect(await steps.payouts(invoiceId)).toMatchObject([{ status: 'FAILED' }]);
});

test('a payout that ends in 03 waits for a button, and the first press decides', async () => {
  const invoiceId = await steps.payOut(shop, 1_000_003n);
  await tiyin.runDueJobs();
  expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
  const [payout] = await steps.payouts(invoiceId);
  expect(payout?.status).toBe('SENT');
  expect(await press(`payouts/${payout?.id}`, { status: 'paid' })).toBe(taken);
  expect(await press(`payouts/${payout?.id}`, { status: 'refused' })).toBe(known);
  expect(await statusOf(invoiceId)).toBe('DONE');
});

test('a provider that accepts the payout and hangs is queried, and it was paid once', async () => {
  await setMood('take-and-hang');
  const before = await listed();
  const invoiceId = await steps.payOut(shop, 1_000_003n);
  await tiyin.runDueJobs();
  const [payout] = await steps.payouts(invoiceId);
  expect(payout?.status).toBe('UNKNOWN');
  await setMood('answer');
  await tiyin.pass(5 * second);
  expect((await steps.payouts(invoiceId)).map(({ status }) => status)).toEqual(['SENT']);
  await press(`payouts/${payout?.id}`, { status: 'paid' });
  expect(await statusOf(invoiceId)).toBe('DONE');
  expect(await listed()).toEqual([...before, payout?.id]);
});

test.each(['hang', 'fail'])(
  'a provider that can only %s is given the payout again',
  async (mood) => {
    await setMood(mood);
    const before = await listed();
    const invoiceId = await steps.payOut(shop, 1_100_000n);
    await tiyin.runDueJobs();
    expect(await steps.payouts(invoiceId)).toMatchObject([{ status: 'UNKNOWN' }]);
    await setMood('answer');
    await tiyin.pass(5 * second);
    await reaches(invoiceId, 'DONE');
    expect(await listed()).toHaveLength(before.length + 1);
    expect(await steps.payouts(invoiceId)).toHaveLength(1);
  },
);

test('the provider takes nothing that is not signed by Tiyin, or was long ago', async () => {
  const before = await listed();
  const send = (headers: Record<string, string>) =>
    fetch(`${office}/payouts`, { method: 'POST', body: '{}', headers });
  expect((await send({ 'idempotency-key': randomUUID() })).status).toBe(401);
  const old = String(Math.floor((Date.now() - 6 * minute) / 1000));
  const signature = { 'webhook-id': 'x', 'webhook-timestamp': old, 'webhook-signature': 'v1,x' };
  expect((await send(signature)).status).toBe(401);
  expect(await listed()).toEqual(before);
});

test('the demo adds its provider once, and says what is wrong with it', async () => {
  const env = { TIYIN_DEMO_PROVIDER_URL: office, TIYIN_DEMO_PROVIDER_SECRET: secret };
  expect(await addDemoProvider(tiyin.context, env)).toEqual(demo);
  expect(await addDemoProvider(tiyin.context, {})).toBeUndefined();
  await expect(addDemoProvider(tiyin.context, { TIYIN_DEMO_PROVIDER_URL: office })).rejects.toThrow(
    'set both or neither',
  );
});
