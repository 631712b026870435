import { operations } from '@tiyin/api/operations';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createLogger } from '../../src/logging.ts';
import { registry } from '../../src/metrics/registry.ts';
import { setTracing } from '../../src/tracing/traced.ts';
import { callerOf } from '../harness/actors.ts';
import { toRequest, validRequests } from '../harness/requests.ts';
import { openWorld, type World } from '../harness/world.ts';
import { dumpTables } from './clear-text.ts';

/** None of the cards of the world. */
const card = '4263982640269299';
const forms = [card, card.replaceAll(/(\d{4})(?=\d)/g, '$1 '), encodeURIComponent('4263 9826')];

let world: World;
let app: FastifyInstance;
const lines: string[] = [];
const steps: string[] = [];

beforeAll(async () => {
  // Steps of requests are recorded where the app is made while traces are.
  setTracing({
    begin: (step) => {
      steps.push(JSON.stringify(step));
      return {
        within: (work) => work(),
        end: (ending) => void steps.push(JSON.stringify(ending)),
      };
    },
    current: () => undefined,
  });
  const opened = await openWorld();
  const logger = createLogger({ write: (line) => lines.push(line) }, 'debug');
  app = await createApp({ ...opened.context, logger }, { isRateLimited: false });
  world = { ...opened, app };
});
afterAll(async () => {
  setTracing(undefined);
  await app.close();
  await world.close();
});

const send = (url: string, more: object = {}) =>
  app.inject({ method: 'GET', url, remoteAddress: '127.0.0.1', ...more });

// RUN-15
test('a card number in an address or a referrer is in no log, step, metric or table', async () => {
  const operator = await callerOf(world, 'operator');
  for (const { operationId } of operations) {
    const form = await world.createForm({}, operationId);
    const { path = {}, query = {}, ...parts } = validRequests[operationId](form, world);
    const request = (more: object) =>
      operator(toRequest(operationId, { ...parts, path, query, ...more }));
    await request({ query: { ...query, search: card, card } });
    const typed = Object.fromEntries(Object.keys(path).map((name) => [name, card]));
    if (Object.keys(path).length > 0) await request({ path: typed });
  }
  const headers = { referer: `https://x.example/?q=${card}`, 'user-agent': `Browser ${card}` };
  for (const place of [
    '/',
    '/api/',
    '/api/v1/invoice/',
    '/payment/',
    '/receipt/',
    '/%zz',
    '/..;/',
  ]) {
    await send(`${place}${card}?search=${card.slice(0, 8)}+${card.slice(8)}`, { headers });
    await send(`${place}${card}`, { method: 'POST', headers });
  }
  expect(lines.length).toBeGreaterThan(operations.length);
  expect(steps.length).toBeGreaterThan(operations.length);
  const kept = new Map(await dumpTables(world));
  kept
    .set('log', lines.join(''))
    .set('steps', steps.join(''))
    .set('metrics', await registry.metrics());
  for (const form of forms) {
    expect([...kept].filter(([, text]) => text.includes(form)).map(([name]) => name)).toEqual([]);
  }
});
