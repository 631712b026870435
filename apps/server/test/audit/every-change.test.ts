import { type Operation, type OperationId, operations } from '@tiyin/api/operations';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditActions, changeActions } from '../../src/audit/actions.ts';
import { createApp } from '../../src/app.ts';
import { auditEntry } from '../../src/db/schema.ts';
import { createLogger } from '../../src/logging.ts';
import type { Caller } from '../callers.ts';
import { callerOf } from '../harness/actors.ts';
import { type RequestParts, toRequest, validRequests } from '../harness/requests.ts';
import { openWorld, type World } from '../harness/world.ts';
import { setUpApp } from '../staff/own-factor.ts';
import { decryptAll, dumpTables, formsOf } from './clear-text.ts';

/** Changes that leave no entry here, each with the reason. */
const leavesNone: Readonly<Partial<Record<OperationId, string>>> = {
  chooseTestDashboard: 'only changes what the person looks at',
  openMoneyItem: 'only shows others who has the item open, for a minute',
  previewInvoiceChange: 'is rolled back',
  previewReturn: 'is rolled back',
  resumeAccount: 'the account is not paused (test/payments/account-health.test.ts has one that is)',
  assignInvoice: 'it has no person already (test/invoices/assignments.test.ts)',
  assignNotification: 'it has no person already (test/staff/notifications.test.ts)',
  enablePerson: 'the person is not disabled (test/staff/people.test.ts has one who is)',
  endFormerWebhookKey: 'there is none (test/callbacks/webhook-key.test.ts)',
  endFormerProviderSecret: 'there is none (test/providers/manage.test.ts)',
  endPersonSession: 'there is no such session (test/staff/people.test.ts has some)',
  endPersonSessions: 'the person is not signed in (likewise)',
  readInvitation: 'changes nothing',
  sendTestEvent: 'is in the list of events itself',
  endSession: 'there is no such session (test/staff/own-account.test.ts)',
  confirmReturn: '404: there is no such return (test/payments/returns.test.ts)',
  endReturn: '404: likewise (test/approvals/return-end.test.ts)',
  requestTransactionStatus: '404: the withdrawal has no transaction to ask for',
  stepUp: '422: the password is wrong, a repeated failure (test/staff/step-up.test.ts)',
  beginTwoFactor: '422: the password is wrong, a repeated failure (test/staff/two-factor.test.ts)',
  turnOffTwoFactor: '422: likewise',
  renewRecoveryCodes: '409: there is no second factor (test/staff/two-factor.test.ts)',
  beginOidcSignIn: 'only begins a round trip to the OpenID provider',
  beginOidcStepUp: 'likewise',
  finishOidc: '404: there is no OpenID provider (test/staff/oidc.test.ts has one)',
  beginPasskeySignIn: 'only makes a challenge',
  beginPasskeyStepUp: 'likewise',
  beginPasskey: 'likewise',
  signInWithPasskey: '401: an answer to no challenge of ours (test/staff/passkeys.test.ts)',
  addPasskey: '422: likewise',
  renamePasskey: '404: there is no such passkey (likewise)',
  removePasskey: '404: likewise',
  confirmTwoFactor: '409: none was begun (test/staff/two-factor.test.ts)',
};

/** Those of customers and providers are events of invoices and transfers, and logged. */
function isByPersonOrKey({ method, permission, tag }: Operation): boolean {
  if (permission === 'public') return tag === 'session';
  return method !== 'GET' && permission !== 'provider-signature';
}

let world: World;
let app: FastifyInstance;
const lines: string[] = [];
/** Everything that was sent or received under a confidential name. */
const confidential = new Set<string>();

beforeAll(async () => {
  const opened = await openWorld();
  const logger = createLogger({ write: (line) => lines.push(line) });
  app = await createApp({ ...opened.context, logger }, { isRateLimited: false });
  world = { ...opened, app };
});
afterAll(async () => {
  await app.close();
  await world.close();
});

// PEOPLE-141
test.each(operations.filter(isByPersonOrKey))(
  '$operationId by a person or a key is audited, or argued not to be',
  async ({ operationId, permission }) => {
    const caller = await callerOf(world, permission === 'merchant-key' ? 'key' : 'operator');
    const form = await world.createForm({}, operationId);
    const request = toRequest(operationId, validRequests[operationId](form, world));
    const answer = await caller(request);
    keepConfidential(request.body, answer.body, answer.cookies, form);
    const requestId = String(answer.headers['x-request-id']);
    const entries = await world.context.database.transaction((tx) =>
      tx.select().from(auditEntry).where(eq(auditEntry.requestId, requestId)),
    );
    const reason = leavesNone[operationId];
    if (reason !== undefined) return expect(entries, reason).toEqual([]);
    expect(entries.length, `${answer.statusCode} ${answer.body}`).toBeGreaterThan(0);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        actorType: permission === 'merchant-key' ? 'merchant' : 'staff',
        address: '127.0.0.1',
      });
    }
  },
);

function fieldsOf(side: unknown): string[] | undefined {
  return typeof side === 'object' && side !== null ? Object.keys(side).toSorted() : undefined;
}

// PEOPLE-360
test('the entry of every change has the same fields before and after', async () => {
  const entries = await world.context.database.transaction((tx) => tx.select().from(auditEntry));
  const seen = new Set(entries.map(({ action }) => action));
  expect([...seen].filter((action) => !auditActions.includes(action))).toEqual([]);
  const changes = entries.filter(({ action }) => changeActions.includes(action));
  const sides = changes.map(({ action, before, after }) => ({
    action,
    before: fieldsOf(before),
    after: fieldsOf(after),
  }));
  expect(sides.filter(({ before, after }) => !before || String(before) !== String(after))).toEqual(
    [],
  );
  // Of most changes there is an entry with a difference here; a repeated one has none.
  const differing = new Set(
    changes.flatMap(({ action, before, after }) =>
      JSON.stringify(before) === JSON.stringify(after) ? [] : [action],
    ),
  );
  expect(differing.size).toBeGreaterThan(20);
});

const names =
  /password|secret|token|(?<!public)key$|value|credential|requisites|supportCode|formId/i;

/** Keeps all texts under confidential names, however deep. */
function keepConfidential(...sources: readonly unknown[]): void {
  for (const source of sources) keep(typeof source === 'string' ? parsed(source) : source, '');
}

function keep(value: unknown, name: string): void {
  const isText = typeof value === 'string' && value.length >= 8 && !/^[A-Z_]+$/.test(value);
  if (isText && names.test(name)) confidential.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [inner, held] of Object.entries(value)) {
    keep(held, Array.isArray(value) ? name : inner);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// PEOPLE-42
test('no secret, card number or phone of these requests is in the log or the audit', async () => {
  const entries = await world.context.database.transaction((tx) => tx.select().from(auditEntry));
  expect(lines.length).toBeGreaterThan(50);
  expect(entries.length).toBeGreaterThan(50);
  expect(confidential.size).toBeGreaterThan(50);
  for (const text of [lines.join(''), JSON.stringify(entries)]) {
    expect([...confidential].filter((each) => text.includes(each))).toEqual([]);
    expect(text.match(/\b(8600|9860|5614)\d{12}\b|\+?998\d{9}\b|tiyin_\w{6,}/g)).toBeNull();
  }
});

/** Typed where they do not belong, too, as people do. */
const seeds = {
  card: '9860771133557799',
  phone: '79000007701',
  password: 'tarvuz-needle-2026',
};

const send = async (caller: Caller, operationId: OperationId, parts: RequestParts) => {
  const answer = await caller(toRequest(operationId, parts));
  if (answer.statusCode >= 300 && answer.statusCode !== 401) throw new Error(answer.body);
  keepConfidential(parts.body, answer.body, answer.cookies);
  return answer;
};

async function writeSeeds(): Promise<void> {
  const { card, phone, password } = seeds;
  const [operator, viewer] = [await callerOf(world, 'operator'), await callerOf(world, 'viewer')];
  const of = { paymentProviderId: world.provider.id };
  for (const [paymentMethodId, credentialType, value] of [
    [1, 'CARD_NUMBER', card],
    [7, 'PHONE_NUMBER', phone],
  ] as const) {
    const made = await send(operator, 'createAccount', { body: { ...of, paymentMethodId } });
    const path = { peopleAccountId: String(made.json<{ data: { id: number } }>().data.id) };
    const body = { credentialType, paramType: 'I', value };
    await send(operator, 'addAccountCredential', { path, body });
  }
  const stranger = await callerOf(world, 'nobody');
  await send(stranger, 'login', { body: { username: password, password } });
  await setUpApp(world, viewer, 'viewer-demo');
  const form = await world.createForm();
  const said = `I paid from ${card.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}, also written ${card}`;
  const { formId, supportCode, invoiceId } = form;
  const ticket = { formId, supportCode, description: said };
  await send(stranger, 'openFormTicket', { path: { formId }, body: ticket });
  await send(operator, 'openTicket', { body: { invoiceId, description: said } });
  const text = `Paid from ${card}`;
  const noted = await send(operator, 'addInvoiceNote', {
    path: { id: invoiceId },
    body: { text },
  });
  expect(noted.body).toContain('Paid from •••• 7799');
  await send(operator, 'pauseProvider', {
    path: { id: String(world.spareProviderId) },
    body: { reason: text },
  });
  await send(operator, 'blockProviderReports', {
    path: { id: String(world.spareProviderId) },
    body: { reason: text },
  });
}

/** Owners of accounts and ids are shown to people, and stand in the clear. */
function isSecret(text: string): boolean {
  return text.length >= 10 && !/^[\da-f-]{36}$|^[A-Z ]+\.$/.test(text);
}

/** Operations of customers and providers: the rest of those that write. */
const byOthers = operations.filter((each) => each.method !== 'GET' && !isByPersonOrKey(each));

// PEOPLE-40, PEOPLE-42, API-280, API-491
test('after a request of every operation, nothing that is encrypted, no password, key or token is in the clear in a table or the log', async () => {
  await writeSeeds();
  for (const { operationId, permission } of byOthers) {
    const form = await world.createForm();
    const request = toRequest(operationId, validRequests[operationId](form, world));
    const isOfProvider = permission === 'provider-signature';
    const caller = await callerOf(world, isOfProvider ? 'provider' : 'nobody');
    const answer = await caller(request);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    keepConfidential(request.body, answer.body, answer.cookies, form);
  }
  const dump = await dumpTables(world);
  // The id of a form, and the key that its page gets with it, are columns of its row.
  const forms = dump.get('payment_form') ?? '';
  const isFormId = (text: string) => /^[\w-]{32,43}$/.test(text) && forms.includes(text);
  const all = [...(await decryptAll(world)), ...confidential];
  const needles = new Set(all.filter((text) => isSecret(text) && !isFormId(text)));
  expect(needles.size).toBeGreaterThan(100);
  for (const seed of [seeds.card, seeds.phone]) expect(needles).toContain(seed);
  const texts = new Map([...dump, ['log', lines.join('')]]);
  const found = [...texts].flatMap(([where, text]) =>
    [...needles]
      .filter((needle) => formsOf(needle).some((form) => text.includes(form)))
      .map((needle) => `${where}: ${needle}`),
  );
  expect(found).toEqual([]);
});
