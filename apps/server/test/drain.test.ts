import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { startBackgroundWork } from '../src/lifecycle/background-work.ts';
import { createDrain } from '../src/lifecycle/drain.ts';
import { Closing } from '../src/lifecycle/shutdown.ts';
import { openTestApp, testHost, type TestApp } from './test-app.ts';

describe('a server that ends', () => {
  let system: TestApp;
  let app: FastifyInstance;
  let isUnderWay: boolean;
  let isLeaving: boolean;

  beforeAll(async () => {
    system = await openTestApp();
  });
  afterEach(() => app.close());
  afterAll(() => system.close());

  async function open(): Promise<void> {
    isUnderWay = false;
    isLeaving = false;
    app = await createApp(system.context, {
      draining: { isUnderWay: () => isUnderWay, isLeaving: () => isLeaving },
    });
  }

  function get(url: string) {
    return app.inject({ method: 'GET', url, headers: { host: testHost } });
  }

  // RUN-940
  test('starts no work where the signal comes while it starts', async () => {
    await open();
    const closing = new Closing(() => undefined);
    const added = vi.spyOn(closing, 'add');
    const { database } = system.context;
    const ending: typeof database.transaction = async (work) => {
      void closing.close();
      return database.transaction(work);
    };
    const context = { ...system.context, database: { ...database, transaction: ending } };
    await startBackgroundWork(context, closing, (step) => step());
    expect(added).not.toHaveBeenCalled();
  });

  // RUN-440
  test('is not ready, serves, and has its connections closed while it drains', async () => {
    await open();
    const ready = await get('/api/health');
    expect([ready.statusCode, ready.headers.connection]).toEqual([200, 'keep-alive']);
    isUnderWay = true;
    const ending = await get('/api/health');
    expect([ending.statusCode, ending.headers.connection]).toEqual([503, 'keep-alive']);
    expect(ending.headers['retry-after']).toBe('2');
    const served = await get('/api/v1/people/me');
    expect([served.statusCode, served.headers.connection]).toEqual([401, 'keep-alive']);
    isLeaving = true;
    const last = await get('/api/v1/people/me');
    expect([last.statusCode, last.headers.connection]).toEqual([401, 'close']);
  });

  // RUN-440
  test('accepts no new connection at its end, and answers a request on one that was idle', async () => {
    await open();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const getHealth = async () => {
      const sent = request({ port, agent, path: '/api/health', headers: { host: testHost } }).end();
      const [response]: IncomingMessage[] = await once(sent, 'response');
      response?.resume();
      return [sent.reusedSocket, response?.headers.connection];
    };
    expect(await getHealth()).toEqual([false, 'keep-alive']);
    const drain = createDrain(40);
    const ended = drain.run(app.server);
    while (!drain.isLeaving()) await new Promise(setImmediate);
    isLeaving = true;
    expect(app.server.listening).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed');
    expect(await getHealth()).toEqual([true, 'close']);
    await ended;
    await app.close();
  });

  // RUN-440
  test('answers a request that was under way when its listener ended', async () => {
    await open();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const ended = once(app.server, 'close');
    socket.write(`POST /api/v1/login HTTP/1.1\r\nhost: ${testHost}\r\ncontent-length: 2\r\n`);
    socket.write('content-type: application/json\r\n\r\n{');
    await once(app.server, 'request');
    isLeaving = true;
    const closed = app.close();
    // Nothing new is taken from here on, and the rest of the body is still to come.
    while (app.server.listening) await new Promise(setImmediate);
    socket.write('}');
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part as Buffer);
    const answer = Buffer.concat(parts).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    await Promise.all([closed, ended]);
  });
});
