import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { merchantServer, signIn } from '../callers.ts';
import { demoApiKey } from '@tiyin/demo/demo-shop';
import { openTestApp, testHost, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let app: TestApp['app'];
/** The files under way; the test ends them. */
const held: PassThrough[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  const copyOut = () => {
    const lines = new PassThrough();
    held.push(lines);
    return Promise.resolve(lines);
  };
  const database = { ...testApp.context.database, copyOut };
  app = await createApp({ ...testApp.context, database }, { isRateLimited: false });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

// RUN-461
it('the people of a merchant and its server have two files under way together', async () => {
  const person = await signIn(app, 'merchant');
  const server = merchantServer(app);
  const list = { method: 'GET', url: '/api/v1/invoice/csv' } as const;
  const report = { method: 'GET', url: '/api/merchant/v1/reports/invoices' } as const;
  const listed = person(list);
  await expect.poll(() => held.length).toBe(1);
  const reported = server(report);
  await expect.poll(() => held.length).toBe(2);
  expect((await server(report)).json().code).toBe('too_many_exports');
  expect((await person(list)).statusCode).toBe(429);
  const others = (await signIn(app, 'operator'))(list);
  await expect.poll(() => held.length).toBe(3);
  for (const lines of held) lines.end();
  const answers = await Promise.all([listed, reported, others]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

// RUN-461, PEOPLE-600
it('a reader who goes away before the file is begun leaves no place taken, and nothing that nobody reads', async () => {
  const copies: PassThrough[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  let isHeld = true;
  const { database } = testApp.context;
  const behindGate = {
    ...database,
    copyOut: () => {
      const lines = new PassThrough();
      copies.push(lines);
      if (!isHeld) lines.end();
      return Promise.resolve(lines);
    },
    /** The key of a request is looked up when its reader has gone away. */
    query: async <T>(work: Parameters<typeof database.query<T>>[0]) => {
      if (isHeld) {
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await gate.promise;
      }
      return database.query(work);
    },
  };
  const slow = await createApp(
    { ...testApp.context, database: behindGate },
    { isRateLimited: false },
  );
  await slow.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { port } = slow.server.address() as AddressInfo;
    for (let count = 1; count <= 3; count += 1) {
      const [[connection]] = await Promise.all([
        once(slow.server, 'connection'),
        askAndLeave(port, () => gates.length === count),
      ]);
      await expect.poll(() => connection.closed).toBe(true);
      gates[count - 1]?.resolve();
      await expect.poll(() => copies.length).toBe(count);
      await expect.poll(() => copies[count - 1]?.destroyed).toBe(true);
    }
    isHeld = false;
    const report = { method: 'GET', url: '/api/merchant/v1/reports/invoices' } as const;
    expect((await merchantServer(slow)(report)).statusCode).toBe(200);
    const files = await (
      await signIn(app, 'operator')
    )({ method: 'GET', url: '/api/v1/report/file' });
    const outcomes = files.json<{ data: { outcome: string | null }[] }>().data;
    expect(outcomes.slice(0, 4).map(({ outcome }) => outcome)).toEqual([
      'WHOLE',
      'BROKEN',
      'BROKEN',
      'BROKEN',
    ]);
  } finally {
    await slow.close();
  }
});

/** Requests a file over a connection of its own, and drops it once the request is being answered. */
async function askAndLeave(port: number, isAnswering: () => boolean): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.write(
    `GET /api/merchant/v1/reports/invoices HTTP/1.1\r\nHost: ${testHost}\r\nAuthorization: Bearer ${demoApiKey}\r\n\r\n`,
  );
  await expect.poll(isAnswering).toBe(true);
  socket.resetAndDestroy();
}
