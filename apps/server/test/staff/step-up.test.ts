import { operations } from '@tiyin/api/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoRole } from '@tiyin/domain/permissions';
import { auditEntry } from '../../src/db/schema.ts';
import { type Caller, signInOnce } from '../callers.ts';
import { toRequest, validRequests } from '../harness/requests.ts';
import { openWorld, type World } from '../harness/world.ts';
import { setUpApp } from './own-factor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const signIn = (role: DemoRole) => signInOnce(world.app, role, `${role}-demo`);

const confirmed = operations.filter(({ stepUp }) => stepUp);
const fiveMinutes = 5 * 60_000;

/** The operations whose misuse outlasts a session that was left open. */
const guarded = [
  'addAccountCredential',
  'addAlertRule',
  'addReportSchedule',
  'approveRequest',
  'changeAccountCredential',
  'changeAlertRule',
  'changeCallbackAddress',
  'changeSignInPolicy',
  'createApiKey',
  'rejectRequest',
  'removeAccountCredential',
  'replaceAlertSecret',
  'renewRecoveryCodes',
  'revokeApiKey',
  'turnOffTwoFactor',
];

// PEOPLE-172, PEOPLE-522
test('the contract demands a fresh confirmation for what outlasts a session', () => {
  expect(confirmed.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(guarded));
  const tags = ['api-keys', 'people', 'roles'];
  const changes = operations.filter(({ method, tag }) => method !== 'GET' && tags.includes(tag));
  expect(changes.filter(({ stepUp }) => !stepUp)).toEqual([]);
});

describe.each(confirmed)('$operationId', ({ operationId }) => {
  // PEOPLE-172
  test('is refused five minutes after the sign-in, and taken again after a confirmation', async () => {
    const operator = await signIn('operator');
    const form = await world.createForm({}, operationId);
    const send = () => operator(toRequest(operationId, validRequests[operationId](form, world)));
    world.clock.advance(fiveMinutes);
    const refused = await send();
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'step_up_required' });
    expect((await stepUp(operator, { password: 'operator-demo' })).statusCode).toBe(200);
    expect((await send()).body).not.toContain('step_up_required');
  });
});

const stepUp = (caller: Caller, body: object) =>
  caller({ method: 'POST', url: '/api/v1/session/step_up', body });

/** Whether a confirmation is asked for. */
async function needsStepUp(caller: Caller): Promise<boolean> {
  const body = { password: 'wrong', code: '123456' };
  const answer = await caller({ method: 'POST', url: '/api/v1/user/two_factor/off', body });
  return answer.json().code === 'step_up_required';
}

const auditedConfirmations = () =>
  world.context.database.transaction((tx) =>
    tx.$count(auditEntry, eq(auditEntry.action, 'session.confirmed')),
  );

describe('a confirmation', () => {
  // PEOPLE-173
  test('counts for five minutes of this session, as the sign-in does', async () => {
    const [here, there] = [await signIn('viewer'), await signIn('viewer')];
    expect(await needsStepUp(here)).toBe(false);
    const before = await auditedConfirmations();
    world.clock.advance(fiveMinutes);
    const { data } = (await stepUp(here, { password: 'viewer-demo' })).json();
    expect(Date.parse(data.confirmedUntilDate) - Date.parse(data.serverDate)).toBe(fiveMinutes);
    expect([await needsStepUp(here), await needsStepUp(there)]).toEqual([false, true]);
    world.clock.advance(fiveMinutes - 1);
    expect(await needsStepUp(here)).toBe(false);
    world.clock.advance(1);
    expect(await needsStepUp(here)).toBe(true);
    expect(await auditedConfirmations()).toBe(before + 1);
  });

  // PEOPLE-173
  test.each([
    [{ password: 'wrong' }, 422],
    [{}, 422],
    [{ password: 'viewer-demo', code: '123456' }, 422],
    [{ code: '123456' }, 409],
  ])('is not one with %j', async (body, status) => {
    const viewer = await signIn('viewer');
    world.clock.advance(fiveMinutes);
    expect((await stepUp(viewer, body)).statusCode).toBe(status);
    expect(await needsStepUp(viewer)).toBe(true);
  });

  // PEOPLE-173
  test('is a code of the app, taken once, and five wrong ones are the last', async () => {
    const support = await signIn('support');
    const code = await setUpApp(world, support, 'support-demo');
    world.clock.advance(fiveMinutes);
    const used = code();
    expect((await stepUp(support, { code: used })).statusCode).toBe(200);
    expect((await stepUp(support, { code: used })).statusCode).toBe(422);
    world.clock.advance(fiveMinutes);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await stepUp(support, { code: '000000' })).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    expect((await stepUp(support, { code: code() })).statusCode).toBe(429);
    expect(await needsStepUp(support)).toBe(true);
  });
});
