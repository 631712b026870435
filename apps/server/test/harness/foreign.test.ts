import { type OperationId, operations } from '@tiyin/api/operations';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedStatus } from './access-table.ts';
import { type Actor, callerOf } from './actors.ts';
import { openForeignCallers, type ForeignCallers } from './foreign-callers.ts';
import { foreignRequest, hasRequestOfItsOwn } from './foreign-requests.ts';
import { type Foreign, foreignTable, takingIds } from './foreign-table.ts';
import { toRequest } from './requests.ts';
import { changedTables, hashTables, type TableHashes } from './table-hashes.ts';
import type { LiveForm } from './live-form.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let strangers: ForeignCallers;
/** A form that is read only. */
let shared: LiveForm;
const noHashes: TableHashes = new Map();

beforeAll(async () => {
  world = await openWorld();
  strangers = await openForeignCallers(world);
  shared = await world.createForm();
});
afterAll(() => world.close());

// PEOPLE-20
test('every operation that takes an id, and no other, has its answer to strangers in the table', () => {
  expect([...foreignTable.keys()].toSorted()).toEqual(takingIds.toSorted());
});

const ofMerchants = [...foreignTable].filter(([, group]) => group !== 'bearer');

// PEOPLE-20, OFFICE-324
describe.each(ofMerchants)('%s', (operationId, group) => {
  test(`is ${group} to callers of another merchant, and changes nothing for them`, async () => {
    const { method } = operations.find((each) => each.operationId === operationId) ?? {};
    const isRead = method === 'GET';
    const needs = hasRequestOfItsOwn(operationId) ? undefined : operationId;
    const form = isRead ? shared : await world.createForm({}, needs);
    const { restore, ...parts } = await foreignRequest(operationId, form, world);
    const request = toRequest(operationId, parts);
    const before = isRead ? noHashes : await hashTables(world);
    for (const [name, call] of Object.entries(strangers)) {
      // It may do whatever its permissions say with rows of the installation.
      if (group === 'shared' && name === 'wide') continue;
      judge(name, group, await call(request));
    }
    if (!isRead) expect(changedTables(before, await hashTables(world))).toEqual([]);
    const owner = await callerOf(world, ownerOf(operationId));
    const answer = await owner(request);
    await restore?.();
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    if (group === 'empty') expect(countRows(answer)).toBeGreaterThan(0);
    if (isRead || changesNothing.has(operationId)) return;
    expect(changedTables(before, await hashTables(world))).not.toEqual([]);
  });
});

/** They only say what a change would do, or what somebody else answers. */
const changesNothing: ReadonlySet<OperationId> = new Set([
  'previewInvoiceChange',
  'previewReturn',
  'testCallback',
  'testProvider',
  'testAlertRule',
  // There is no former one.
  'endFormerWebhookKey',
  'endFormerProviderSecret',
]);

function judge(name: string, group: Foreign, answer: LightMyRequestResponse): void {
  const { statusCode: status, body } = answer;
  const message = `${name} got ${status} ${body}`;
  // A caller of another kind does not get so far.
  if ([401, 403, 404].includes(status)) return;
  switch (group) {
    case 'unknown':
      expect(status, message).toBe(422);
      expect(answer.json().errors[0].path, message).toMatch(/^\/(\w+I|i)d$/);
      return;
    case 'empty':
      expect(status, message).toBe(200);
      expect(countRows(answer), message).toBe(0);
      return;
    case 'silent':
      expect(status, message).toBe(204);
      return;
    default:
      expect.fail(message);
  }
}

/** The rows of a list, or the lines of a file after its heading. */
function countRows({ body, headers }: LightMyRequestResponse): number {
  const type = String(headers['content-type']);
  if (!type.startsWith('application/json')) return body.trim().split('\n').length - 1;
  const { data, items = data, madeCount } = JSON.parse(body);
  // A funnel has only numbers, this one of all its forms.
  if (typeof madeCount === 'number') return madeCount;
  // Sums have entries.
  return Array.isArray(items) ? items.length : items.entries.length;
}

function ownerOf(operationId: OperationId): Actor {
  if (expectedStatus(operationId, 'key') < 300) return 'key';
  return operationId === 'reportAsProvider' ? 'provider' : 'operator';
}
