import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../callers.ts';
import { callerOf } from '../harness/actors.ts';
import { toRequest, validRequests } from '../harness/requests.ts';
import { openWorld, type World } from '../harness/world.ts';

let world: World;
let operator: Caller;

beforeAll(async () => {
  world = await openWorld();
  operator = await callerOf(world, 'operator');
});
afterAll(() => world.close());

async function upload(fileName: string) {
  const { strayAccountId } = world;
  const form = await world.createForm({}, 'importStatement');
  const parts = validRequests.importStatement(form, world);
  const query = { ...parts.query, fileName };
  return operator(
    toRequest('importStatement', { ...parts, path: { id: String(strayAccountId) }, query }),
  );
}

async function newestName(): Promise<unknown> {
  const form = await world.createForm({}, 'listStatements');
  const list = await operator(
    toRequest('listStatements', validRequests.listStatements(form, world)),
  );
  return list.json<{ data: { fileName: string }[] }>().data[0]?.fileName;
}

const target = `tiyin-named-${process.pid}`;

// RUN-421
test.each([
  ['a path upwards', `../${target}`],
  ['an absolute path', `/tmp/${target}`],
  ['a path of Windows', `..\\..\\${target}`],
  ['an encoded path', `%2e%2e%2f${target}`],
  ['an address', `file:///tmp/${target}`],
  ['a line feed', `a\r\nset-cookie: ${target}`],
  ['text that turns around', '\u202efdp.tnemetats'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a formula', '=HYPERLINK("http://x.example")'],
  ['the longest text', '🂡'.repeat(200)],
])('a statement whose name is %s is taken, and its name is only text', async (_what, name) => {
  const kept = () => readdirSync(tmpdir()).filter((entry) => entry.startsWith('tiyin-statement-'));
  const before = kept();
  const answer = await upload(name);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await newestName()).toBe(name);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  for (const folder of [tmpdir(), process.cwd(), '/']) {
    expect(existsSync(resolve(folder, `../${target}`))).toBe(false);
    expect(existsSync(resolve(folder, target))).toBe(false);
  }
  expect(kept().filter((entry) => !before.includes(entry))).toEqual([]);
});

// API-491
test('of a card number in the name of a statement the last four digits are kept', async () => {
  expect((await upload('card 4111-1111-1111-1111.csv')).statusCode).toBe(201);
  expect(await newestName()).toBe('card •••• 1111.csv');
});

// RUN-421
test.each([
  ['nothing', ''],
  ['one character too long', 'a'.repeat(201)],
])('a statement whose name is %s is refused at the field', async (_what, name) => {
  const answer = await upload(name);
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toContain('fileName');
});

// RUN-421
test('a statement whose name has a NUL, which no database keeps, is refused', async () => {
  const answer = await upload('a\u0000b');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    400,
    'validation_failed',
  ]);
});
