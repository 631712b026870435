import { randomUUID } from 'node:crypto';
import { supportCode } from '@tiyin/domain/requisites';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProvider } from '../src/administration/add-provider.ts';
import { permissions } from '@tiyin/domain/permissions';
import {
  addPerson,
  resetSecondFactor,
  setPassword,
  setRoles,
} from '../src/administration/people.ts';
import { readRequest } from '../src/administration/read-request.ts';
import { createApp } from '../src/app.ts';
import type { ServerContext } from '../src/context.ts';
import { auditEntry, invoice, secondFactor } from '../src/db/schema.ts';
import { fillDemoData } from '@tiyin/demo/demo-data';
import { StartupError } from '../src/errors/startup-error.ts';
import { readHttpProvider } from '../src/providers/http/read-http-provider.ts';
import { sendNothing } from '../src/mail/send-mail.ts';
import { createSecrets } from '../src/secrets/secrets.ts';
import { type Caller, merchantServer, signInWith, stranger } from './callers.ts';
import { hmacSha256 } from './hmac-sha256.ts';
import { ManualClock } from './manual-clock.ts';
import { testConfig } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

/** A new installation without any data, and without a demo. */
let context: ServerContext;
let app: FastifyInstance;
beforeAll(async () => {
  context = {
    config: { ...testConfig, isDemo: false },
    database: await openTestDatabase(),
    clock: new ManualClock(),
    secrets: createSecrets(Buffer.alloc(32, 'test')),
    logger: pino({ level: 'silent' }),
    callOut: () => Promise.resolve({ statusCode: 204, text: '' }),
    callProvider: () => Promise.resolve({ statusCode: 204, text: '' }),
    sendMail: sendNothing('no_mail_server'),
    identityProvider: undefined,
  };
  app = await createApp(context, { isRateLimited: false });
});
afterAll(async () => {
  await app.close();
  await context.database.close();
});

const password = 'four words in a row';

function person(username: string, ...more: readonly string[]) {
  const names = ['--username', username, '--first-name', 'Anna', '--last-name', 'Kim'];
  const request = readRequest(['add-person', ...names, ...more]);
  if (request.command !== 'add-person') throw new Error('Not a person');
  return request.person;
}

async function made(caller: Caller, url: string, body: object) {
  const answer = await caller({ method: 'POST', url, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

/** The first steps that are left. */
async function stepsLeft(caller: Caller): Promise<string[]> {
  const answer = await caller({ method: 'GET', url: '/api/v1/first-steps' });
  const steps: readonly { step: string; isDone: boolean }[] = answer.json().data;
  return steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
}

// PEOPLE-48, RUN-7, OFFICE-410
test('from nothing to the first requisites: a person, a provider, and the rest in the back office', async () => {
  await addPerson(context, person('anna'), password);
  const anna = await signInWith(app, 'anna', password);
  const all = ['PROVIDER', 'MERCHANT', 'ACCOUNT', 'TERMINAL', 'PAYMENT', 'PEOPLE'];
  expect(await stepsLeft(anna)).toEqual(all);
  const sandbox = await addProvider(context, { kind: 'sandbox', name: 'Sandbox' }, undefined);
  const { id: merchantId } = await made(anna, '/api/v1/merchant', { name: 'First shop' });
  const { id: terminalId } = await made(anna, '/api/v1/terminal', {
    merchantId,
    name: 'Deposits',
    flowTypeId: 1,
    currencyId: 1,
  });
  const account = await made(anna, '/api/v1/people/create', {
    paymentProviderId: sandbox.id,
    paymentMethodId: 1,
  });
  expect(account.pools).toMatchObject([{ name: 'UZS' }]);
  const ofRubles = { paymentProviderId: sandbox.id, paymentMethodId: 7 };
  const inRubles = await made(anna, '/api/v1/people/create', ofRubles);
  expect(inRubles.pools, 'nothing waits for rubles').toMatchObject([{ name: 'RUB accounts' }]);
  expect(await stepsLeft(anna), 'no account has a number').toEqual([
    'ACCOUNT',
    'PAYMENT',
    'PEOPLE',
  ]);
  const card = { credentialType: 'CARD_NUMBER', paramType: 'I', value: '9860770000000001' };
  await made(anna, `/api/v1/people/account/${account.id}/credential`, card);
  const { token } = await made(anna, `/api/v1/merchant/${merchantId}/key`, { name: 'Checkout' });
  expect(await requisitesFor(token, terminalId)).toBe(card.value);
  expect(await stepsLeft(anna)).toEqual(['PAYMENT', 'PEOPLE']);
  const roles = await anna({ method: 'GET', url: '/api/v1/role' });
  const operator = roles.json().data.find(({ name }: { name: string }) => name === 'Operator');
  await made(anna, '/api/v1/person', {
    username: 'botir',
    firstName: 'Botir',
    lastName: 'Yusupov',
    merchantId: null,
    roleIds: [operator.id],
  });
  expect(await stepsLeft(anna)).toEqual(['PAYMENT']);
  await context.database.transaction((tx) => tx.update(invoice).set({ status: 'DONE' }));
  expect(await stepsLeft(anna)).toEqual([]);
});

/** The form's data for a customer of the merchant with this key. */
async function requisitesFor(token: string, terminalId: number): Promise<string> {
  const request = await merchantServer(
    app,
    token,
  )({
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      terminalId,
      type: 'Deposit',
      amount: 1_000_000,
      canChangeAmount: false,
      merchantInvoiceId: 'first',
      customer: { externalId: 'customer' },
      successUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/canceled',
      errorUrl: 'https://shop.example/failed',
    },
  });
  expect(request.statusCode, request.body).toBe(201);
  const { formId } = request.json();
  const send = (call: string, body?: object) =>
    stranger(app)({
      method: 'POST',
      url: `/api/payments/form/${formId}/${call}`,
      ...(body && { body }),
    });
  const { verficationKey } = (await send('init')).json();
  const code = await supportCode(hmacSha256, formId, verficationKey);
  const input = { formId, amount: 1_000_000, paymentMethodId: 1, supportCode: code };
  return (await send('credential', input)).json().credentials?.value;
}

describe('a person', () => {
  // PEOPLE-51
  test('of a merchant sees only their own, and cannot be added twice or to an unknown merchant', async () => {
    const anna = await signInWith(app, 'anna', password);
    const { id } = await made(anna, '/api/v1/merchant', { name: 'Second shop' });
    const viewer = person('viewer', '--role', 'viewer', '--merchant', String(id));
    await addPerson(context, viewer, password);
    const me = await (
      await signInWith(app, 'viewer', password)
    )({
      method: 'GET',
      url: '/api/v1/people/me',
    });
    expect(me.json().data).toMatchObject({ merchantId: id, permissions: [] });
    await expect(addPerson(context, viewer, password)).rejects.toThrow('"viewer" already');
    const lost = person('lost', '--role', 'viewer', '--merchant', '999999');
    await expect(addPerson(context, lost, password)).rejects.toThrow('no merchant 999999');
    await expect(addPerson(context, person('weak'), 'weak')).rejects.toThrow('At least 12');
    const nowhere = person('nowhere', '--role', 'viewer');
    await expect(addPerson(context, nowhere, password)).rejects.toThrow('with --merchant');
    const admin = person('admin', '--role', 'admin');
    await expect(addPerson(context, admin, password)).rejects.toThrow('There is no role "admin"');
  });

  // PEOPLE-51
  test('gets other roles by command, by name or by their permissions', async () => {
    const held = async () => {
      const caller = await signInWith(app, 'changed', password);
      return (await caller({ method: 'GET', url: '/api/v1/people/me' })).json().data.permissions;
    };
    await addPerson(context, person('changed', '--permissions', 'merchant.rw.all'), password);
    expect(await held()).toEqual(['merchant.rw.all']);
    await setRoles(context, 'changed', { names: ['Support', 'OPERATOR'] });
    expect(await held()).toEqual(permissions);
    const none = { names: ['viewer'] };
    await expect(setRoles(context, 'changed', none)).rejects.toThrow('would see nothing');
  });

  test('a person with a forgotten password gets another, and is signed out everywhere', async () => {
    const before = await signInWith(app, 'anna', password);
    await setPassword(context, 'anna', 'another four words');
    expect((await before({ method: 'GET', url: '/api/v1/people/me' })).statusCode).toBe(401);
    await expect(signInWith(app, 'anna', password)).rejects.toThrow('could not sign in');
    await signInWith(app, 'anna', 'another four words');
    await expect(setPassword(context, 'nobody', password)).rejects.toThrow('no person "nobody"');
  });

  // PEOPLE-18
  test('a person who lost phone and recovery codes signs in with the password alone, which is audited', async () => {
    const id = await addPerson(context, person('coded'), password);
    const now = context.clock.now();
    await context.database.transaction((tx) =>
      tx
        .insert(secondFactor)
        .values({ personId: id, secretEncrypted: '', begunAt: now, confirmedAt: now }),
    );
    await expect(signInWith(app, 'coded', password)).rejects.toThrow('code_required');
    await resetSecondFactor(context, 'coded');
    await signInWith(app, 'coded', password);
    const audit = await context.database.transaction((tx) => tx.select().from(auditEntry));
    const actions = audit.filter(({ subject }) => subject === `person:${id}`);
    expect(actions.slice(0, 2)).toMatchObject([
      { action: 'person.added', actorType: 'system' },
      { action: 'second_factor.reset', actorType: 'system' },
    ]);
  });
});

// RUN-24, PEOPLE-301
test('an http provider is called at its address, and signed with a secret that is shown once', async () => {
  const request = { kind: 'http', name: 'Bridge', url: 'https://bridge.example/' } as const;
  const { id, madeSecret } = await addProvider(context, request, undefined);
  expect(madeSecret).toMatch(/^whsec_/);
  const question = { secrets: context.secrets, now: context.clock.now() };
  expect(
    await context.database.transaction((tx) => readHttpProvider(tx, id, question)),
  ).toMatchObject({ url: 'https://bridge.example', signingSecrets: [madeSecret] });
  const second = { ...request, name: 'Second bridge' };
  const own = await addProvider(context, second, madeSecret);
  expect(own.madeSecret).toBeUndefined();
  const third = { ...request, name: 'Third bridge' };
  await expect(addProvider(context, third, 'hunter2')).rejects.toThrow('whsec_');
  const file = { ...third, url: 'file:///' };
  await expect(addProvider(context, file, undefined)).rejects.toThrow('not a web address');
  const taken = { ...request, name: 'BRIDGE' };
  await expect(addProvider(context, taken, undefined)).rejects.toThrow(
    new StartupError('Another provider has this name.'),
  );
});

// API-204
test.each([
  ['http://bridge.example', /plain http, over which card numbers must not travel/],
  ['http://8.8.8.8:8080', /plain http/],
  ['http://10.8.0.5:8080', /plain http.*TIYIN_PROVIDER_NETWORKS/],
  ['http://localhost:8080', /plain http/],
  ['https://10.8.0.5', /is a private address: list its network in TIYIN_PROVIDER_NETWORKS/],
])('outside the demo no provider is added at %s', async (url, sentence) => {
  const request = { kind: 'http', name: 'Bridge', url } as const;
  await expect(addProvider(context, request, undefined)).rejects.toThrow(sentence);
});

// API-204
test.each(['http://10.7.0.5:8080', 'https://10.7.0.5', 'https://8.8.8.8'])(
  'where its network is listed a provider is added at %s',
  async (url) => {
    const config = { ...context.config, providerNetworks: ['10.7.0.0/16'] };
    const request = { kind: 'http', name: `Bridge of ${url}`, url } as const;
    const { id } = await addProvider({ ...context, config }, request, undefined);
    expect(id).toBeGreaterThan(0);
  },
);

test('a database with an added person is not filled with a demo', async () => {
  const untouched = { ...context, database: await openTestDatabase() };
  await addPerson(untouched, person('anna'), password);
  await expect(fillDemoData(untouched, () => undefined)).rejects.toThrow('did not make');
  await untouched.database.close();
});
