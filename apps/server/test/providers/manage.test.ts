import { randomUUID } from 'node:crypto';
import type {
  ManagedProvider,
  ManagedProviderListAnswer,
  ProviderTestAnswer,
  ProviderWithSecretAnswer,
} from '@tiyin/api/types';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntry, provider } from '../../src/db/schema.ts';
import type { CallAnswer, OutgoingCall } from '../../src/outside/call-out.ts';
import { checkNewProvider } from '../../src/providers/manage/add-provider.ts';
import { checkChangedAddress } from '../../src/providers/manage/change-provider.ts';
import { isSigned } from '../../src/providers/http/signature.ts';
import { type Caller, providerServer, signIn, signInOnce } from '../callers.ts';
import { minute } from '../payments/test-system.ts';
import { expected, invitationOf, joined, makeRole } from '../staff/people-actors.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
let calls: OutgoingCall[];
let answer: CallAnswer;
beforeAll(async () => {
  testApp = await openTestApp({
    isRateLimited: false,
    callOut: (call) => {
      calls.push(call);
      return Promise.resolve(answer);
    },
  });
  operator = await signIn(testApp.app, 'operator');
});
beforeEach(() => {
  calls = [];
  answer = { statusCode: 404, text: '' };
});
afterAll(() => testApp.close());

const hour = 60 * minute;
const base = '/api/v1/provider';
const send = (
  method: 'DELETE' | 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
  by = operator,
) => by({ method, url: `${base}${url}`, ...(body && { body }) });
let made = 0;
const newName = () => `Bridge ${(made += 1)}`;
const bridge = async (name = newName()) => {
  const body = { name, kind: 'http', url: 'https://bridge.example' };
  const added = await expected<ProviderWithSecretAnswer>(send('POST', '', body), 201);
  return { ...added.data.provider, secretText: added.data.secret ?? '' };
};
const read = async (id: number) =>
  (await expected<{ data: ManagedProvider }>(send('GET', `/${id}`), 200)).data;
const auditOf = (id: number) =>
  testApp.context.database.transaction((tx) =>
    tx
      .select({ action: auditEntry.action, details: auditEntry.details, ...facts })
      .from(auditEntry)
      .where(and(eq(auditEntry.subject, `provider:${id}`)))
      .orderBy(asc(auditEntry.id)),
  );
const facts = { before: auditEntry.before, after: auditEntry.after };
const actionsOf = async (id: number) => (await auditOf(id)).map(({ action }) => action);
/** Whether a report that is signed with a secret gets beyond the check of its signature. */
const isAccepted = async (id: number, secret: string) => {
  const server = providerServer(testApp.app, secret, testApp.clock);
  const url = `/api/provider/${id}/transfers`;
  const money = { accountId: 999_999, amount: 1, currency: 'UZS', transferId: 't-1' };
  const body = { type: 'deposit', status: 'paid', ...money };
  const { statusCode } = await server({ method: 'POST', url, body });
  expect([401, 404]).toContain(statusCode);
  return statusCode === 404;
};
const rotate = async (id: number, overlapHours = 24) => {
  const answered = send('POST', `/${id}/secret`, { overlapHours });
  return (await expected<ProviderWithSecretAnswer>(answered, 201)).data.secret ?? '';
};

describe('adding and changing a provider', () => {
  // PEOPLE-300, PEOPLE-304
  test('is audited with the values before and after', async () => {
    const { id, version } = await bridge();
    const body = { name: newName(), url: 'https://other.example/base/' };
    const headers = { 'if-match': `"${version}"` };
    const change = () => operator({ method: 'PUT', url: `${base}/${id}`, headers, body });
    const changed = await expected<{ data: ManagedProvider }>(change(), 200);
    expect(changed.data).toMatchObject({ name: body.name, url: 'https://other.example/base' });
    expect((await change()).json()).toMatchObject({ code: 'conflict' });
    const [added, entry, ...others] = await auditOf(id);
    expect(others).toEqual([]);
    expect(added).toMatchObject({ action: 'provider.added', after: { kind: 'http' } });
    expect(entry).toMatchObject({
      action: 'provider.changed',
      before: { url: 'https://bridge.example' },
      after: { name: body.name, url: 'https://other.example/base' },
    });
  });

  // PEOPLE-523
  test('whose name looks like that of another is refused at the name', async () => {
    const name = `Paynet ${randomUUID()}`;
    expect((await send('POST', '', { name, kind: 'manual' })).statusCode).toBe(201);
    for (const [alike, status] of [
      [name.replace('a', 'а'), 422],
      [name.replace('net', 'n\u200Det'), 400],
    ] as const) {
      const refused = await send('POST', '', { name: alike, kind: 'manual' });
      expect(refused.statusCode, refused.body).toBe(status);
      expect(refused.json().errors[0].path).toBe('/name');
    }
  });

  // PEOPLE-301
  test('with a name of another provider is refused at the name, in any case', async () => {
    const { id, name } = await bridge();
    const other = await bridge();
    const taken = { name: `  ${name.toUpperCase().replace(' ', '  ')} `, url: other.url };
    const answers = [
      await send('POST', '', { ...taken, kind: 'http' }),
      await send('PUT', `/${other.id}`, taken),
    ];
    for (const each of answers) {
      expect(each.statusCode).toBe(422);
      expect(each.json().errors).toEqual([
        { path: '/name', message: 'Another provider has this name' },
      ]);
    }
    const own = { name: name.toUpperCase(), url: 'https://bridge.example' };
    expect((await send('PUT', `/${id}`, own)).statusCode).toBe(200);
  });

  // PEOPLE-301
  test('two at once do not take one name', async () => {
    const body = { name: newName(), kind: 'manual' };
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '', body)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 422, 422]);
  });

  // PEOPLE-302
  test.each([
    [{ kind: 'http' }, '/url'],
    [{ kind: 'http', url: 'bridge' }, '/url'],
    [{ kind: 'http', url: 'ftp://bridge.example' }, '/url'],
    [{ kind: 'http', url: 'https://me:pw@bridge.example' }, '/url'],
    [{ kind: 'http', url: 'https://bridge.example/?a=1' }, '/url'],
    [{ kind: 'http', url: 'https://bridge.example/#a' }, '/url'],
    [{ kind: 'manual', url: 'https://bridge.example' }, '/url'],
    [{ kind: 'sandbox', name: '  a  ' }, '/name'],
  ])('of %j is refused at %s', async (body, path) => {
    const answered = await send('POST', '', { name: newName(), ...body });
    expect(answered.statusCode, answered.body).toBe(422);
    expect(answered.json().errors[0].path).toBe(path);
  });

  // PEOPLE-302, API-204
  test.each(['http://bridge.example', 'https://10.8.0.5', 'https://[::1]', 'http://127.0.0.1:1'])(
    'outside the demo the address %s is refused when it is given',
    async (url) => {
      const config = {
        ...testApp.context.config,
        isDemo: false,
        providerNetworks: ['10.7.0.0/16'],
      };
      const problem = { code: 'not_allowed', errors: [{ path: '/url' }] };
      await expect(checkChangedAddress(url, config)).rejects.toMatchObject(problem);
      const body = { name: newName(), kind: 'http', url } as const;
      await expect(checkNewProvider(body, config)).rejects.toMatchObject(problem);
    },
  );

  test('that is not there is 404 for every change of it', async () => {
    const reason = { reason: 'Maintenance' };
    const changes = [
      send('GET', '/999999'),
      send('PUT', '/999999', { name: newName() }),
      send('POST', '/999999/pause', reason),
      send('POST', '/999999/resume'),
      send('POST', '/999999/test'),
      send('POST', '/999999/secret', { overlapHours: 0 }),
      send('DELETE', '/999999/secret/former'),
    ];
    for (const each of changes) expect((await each).statusCode).toBe(404);
  });
});

describe('who may not', () => {
  // PEOPLE-300
  test('people of a merchant never manage providers, whatever their role', async () => {
    const roleId = await makeRole(operator, 'Bridge keeper', ['provider.edit']);
    const { merchantId } = testApp.shops[0];
    const { call } = await joined(testApp, operator, invitationOf('keeper', merchantId, [roleId]));
    const { id } = await bridge();
    const answers = [
      await send('GET', '/managed', undefined, call),
      await send('GET', `/${id}`, undefined, call),
      await send('POST', `/${id}/pause`, { reason: 'Because' }, call),
      await send('POST', `/${id}/secret`, { overlapHours: 0 }, call),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });

  // PEOPLE-304
  test('an address and a secret need a fresh confirmation, a pause does not', async () => {
    const { id, name } = await bridge();
    const late = await signInOnce(testApp.app, 'operator', 'operator-demo');
    testApp.clock.advance(hour);
    const needing = [
      await send('POST', '', { name: newName(), kind: 'manual' }, late),
      await send('PUT', `/${id}`, { name, url: 'https://other.example' }, late),
      await send('POST', `/${id}/secret`, { overlapHours: 1 }, late),
      await send('DELETE', `/${id}/secret/former`, undefined, late),
    ];
    expect(needing.map((each) => each.json().code)).toEqual(needing.map(() => 'step_up_required'));
    expect((await send('POST', `/${id}/pause`, { reason: 'Alarm' }, late)).statusCode).toBe(200);
  });
});

describe('a new secret', () => {
  // PEOPLE-303
  test('counts at once, and the former one as well until the overlap ends by itself', async () => {
    const { id, secretText: former } = await bridge();
    const secret = await rotate(id, 2);
    expect(secret).toMatch(/^whsec_/);
    expect(await isAccepted(id, secret)).toBe(true);
    expect(await isAccepted(id, former)).toBe(true);
    await send('POST', `/${id}/test`);
    expect(signersOf(calls[0], [former, secret])).toEqual([former, secret]);
    const until = new Date(testApp.clock.now().getTime() + 2 * hour).toISOString();
    expect((await read(id)).secret).toMatchObject({ formerUntilDate: until });
    testApp.clock.advance(2 * hour);
    expect(await isAccepted(id, former)).toBe(false);
    expect(await isAccepted(id, secret)).toBe(true);
    await send('POST', `/${id}/test`);
    expect(signersOf(calls[1], [former, secret])).toEqual([secret]);
    expect((await read(id)).secret).toMatchObject({ formerUntilDate: null });
  });

  // PEOPLE-303
  test('without an overlap, or with one that is ended, refuses the former one at once', async () => {
    const { id, secretText: first } = await bridge();
    const second = await rotate(id, 0);
    expect(await isAccepted(id, first)).toBe(false);
    const third = await rotate(id);
    expect(await isAccepted(id, second)).toBe(true);
    await expected(send('DELETE', `/${id}/secret/former`), 200);
    expect(await isAccepted(id, second)).toBe(false);
    expect(await isAccepted(id, third)).toBe(true);
    await expected(send('DELETE', `/${id}/secret/former`), 200);
    const rotated = 'provider.secret_rotated';
    const ended = 'provider.former_secret_ended';
    expect(await actionsOf(id)).toEqual(['provider.added', rotated, rotated, ended]);
    expect(JSON.stringify(await auditOf(id))).not.toContain('whsec_');
  });

  // PEOPLE-303
  test('of two at once one is made, and during the overlap no other', async () => {
    const { id, secretText: former } = await bridge();
    const body = { overlapHours: 24 };
    const answers = await Promise.all([1, 2].map(() => send('POST', `/${id}/secret`, body)));
    const [done, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(done?.statusCode).toBe(201);
    expect(refused?.json()).toMatchObject({ status: 409, code: 'rotation_under_way' });
    expect(await isAccepted(id, former)).toBe(true);
    expect(await isAccepted(id, done?.json().data.secret)).toBe(true);
    expect((await send('POST', `/${id}/secret`, { overlapHours: 0 })).statusCode).toBe(409);
  });

  test('is refused for a provider without one, and for a longer overlap than a week', async () => {
    const body = { name: newName(), kind: 'manual' };
    const { data } = await expected<ProviderWithSecretAnswer>(send('POST', '', body), 201);
    expect(data.secret).toBeNull();
    const { id } = data.provider;
    expect((await send('POST', `/${id}/secret`, { overlapHours: 1 })).statusCode).toBe(422);
    expect((await send('POST', `/${id}/secret`, { overlapHours: 169 })).statusCode).toBe(400);
  });
});

/** Those of some secrets that signed a request. */
function signersOf(call: OutgoingCall | undefined, secrets: readonly string[]) {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = call?.headers ?? {};
  const signatures = call?.headers['webhook-signature'] ?? '';
  return secrets.filter((each) => isSigned({ id, timestamp, body: '' }, signatures, [each]));
}

describe('a pause', () => {
  // ROUTING-300
  test('of two at once is one, with one reason', async () => {
    const { id } = await bridge();
    const reasons = ['First reason', 'Second reason'];
    const answers = await Promise.all(
      reasons.map((reason) => send('POST', `/${id}/pause`, { reason })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { pausedDate, pauseReason } = await read(id);
    expect(pausedDate).toBe(testApp.clock.now().toISOString());
    const [, entry, ...others] = await auditOf(id);
    expect(entry).toMatchObject({ action: 'provider.paused', after: { reason: pauseReason } });
    expect(others).toEqual([]);
    await Promise.all([1, 2].map(() => expected(send('POST', `/${id}/resume`), 200)));
    expect(await read(id)).toMatchObject({ pausedDate: null, pauseReason: null });
    expect((await actionsOf(id)).filter((each) => each === 'provider.resumed')).toHaveLength(1);
  });
});

describe('a test call', () => {
  const testOf = async (id: number) =>
    (await expected<ProviderTestAnswer>(send('POST', `/${id}/test`), 200)).data;

  // ROUTING-303
  test('requests the status of a payout that does not exist, and says what came', async () => {
    const { id } = await bridge();
    expect(await testOf(id)).toMatchObject({ statusCode: 404, error: null });
    expect(calls).toMatchObject([{ method: 'GET', body: '' }]);
    expect(calls[0]?.url).toMatch(/^https:\/\/bridge\.example\/payouts\/[\da-f-]{36}$/);
    answer = { error: 'ECONNREFUSED' };
    expect(await testOf(id)).toMatchObject({ statusCode: null, error: 'ECONNREFUSED' });
    expect(await actionsOf(id)).toEqual(['provider.added', 'provider.tested', 'provider.tested']);
  });

  // ROUTING-303
  test('is refused for a provider that is not called', async () => {
    const [sandbox] = await testApp.context.database.transaction((tx) =>
      tx.select({ id: provider.id }).from(provider).where(eq(provider.kind, 'sandbox')),
    );
    expect((await send('POST', `/${sandbox?.id ?? 0}/test`)).statusCode).toBe(422);
    expect(calls).toEqual([]);
  });
});

// PEOPLE-300
test('the list has the accounts of each provider, and no secret', async () => {
  const answered = await send('GET', '/managed');
  const { data } = answered.json<ManagedProviderListAnswer>();
  const sandbox = data.find(({ kind }) => kind === 'sandbox');
  expect(sandbox?.accountCount).toBeGreaterThan(0);
  expect(sandbox).toMatchObject({ url: null, secret: null, success: { windowHours: 24 } });
  const names = data.map(({ name }) => name);
  expect(names).toContain('Sandbox');
  expect(answered.body).not.toMatch(/whsec_|secretEncrypted/);
});
