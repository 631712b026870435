import { type OperationId, operations } from '@tiyin/api/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoice } from '../../src/db/schema.ts';
import { eq } from '../../src/db/drizzle.ts';
import { type Caller, merchantServer, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { requestContract, resolveSchema } from './contract.ts';
import type { Schema } from './schema.ts';

let testApp: TestApp;
let operator: Caller;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  operator = await signIn(testApp.app, 'operator');
});
afterAll(() => testApp.close());

type Named = { readonly path: string; readonly mark: string | undefined };

/** The texts of a body whose field is a name. */
function namesOf(schema: Schema, path = ''): Named[] {
  const { type, oneOf = [], properties = {}, items, ...rest } = resolveSchema(schema);
  const isName = type === 'string' && !rest.enum && /name$/i.test(path);
  return [
    ...(isName ? [{ path, mark: rest['x-unseen'] }] : []),
    ...oneOf.flatMap((one) => namesOf(one, path)),
    ...(items ? namesOf(items, `${path}/0`) : []),
    ...Object.entries(properties).flatMap(([name, each]) => namesOf(each, `${path}/${name}`)),
  ];
}

/** Names without a mark, with the reason. */
const unmarked: readonly string[] = [
  // Compared with those of people, whose names to sign in have plain letters alone.
  '/username',
  // A name of ours.
  '/paymentMethodName',
  '/payee/paymentMethodName',
  '/refund/payee/paymentMethodName',
];

const named = operations.flatMap(({ operationId, method, path: url }) => {
  const { body, example } = requestContract(operationId);
  return body
    ? namesOf(body).map((each) => ({ ...each, operationId, method, url, example, body }))
    : [];
});

// API-900
test('every name of every request says how characters that cannot be seen are treated', () => {
  expect(named.length).toBeGreaterThan(20);
  const others = named.filter(({ mark }) => mark === undefined).map(({ path }) => path);
  expect(others.filter((path) => !unmarked.includes(path))).toEqual([]);
});

/** An object with a field of the path set. */
function withField(object: unknown, path: string, value: string): object {
  const given: object = typeof object === 'object' && object !== null ? object : {};
  return { ...given, [path.slice(1)]: value };
}

const refused = named.flatMap(({ mark, path, ...each }) =>
  mark === 'refused' ? [[each.operationId, path, each] as const] : [],
);

// API-900
test.each(refused)('%s refuses a name with them at %s', async (_, path, each) => {
  const { example, method, url } = each;
  for (const text of ['Name\u202e txt', 'Na\u200bme', 'Na\nme', 'Na\u0007me', 'Na\u2066me']) {
    const answer = await operator({
      method,
      url: url.replaceAll(/\{\w+\}/g, '1'),
      body: withField(example, path, text),
    });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().errors).toContainEqual({
      path,
      message: 'Name has a character that cannot be seen',
    });
  }
});

// API-900
test('a merchant’s server loses no payment by the name of its customer, of which they are left out', async () => {
  const id: OperationId = 'createForm';
  const { example } = requestContract(id);
  const name = { firstName: ' A\u202eli\u200b ', lastName: 'Kari\r\nmov' };
  const body = { ...Object(example), customer: { externalId: 'unseen', ...name } };
  const answer = await merchantServer(testApp.app)({
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { 'idempotency-key': 'unseen' },
    body,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const [row] = await testApp.context.database.query((tx) =>
    tx.select().from(invoice).where(eq(invoice.id, answer.json().invoiceId)),
  );
  expect([row?.customerFirstName, row?.customerLastName]).toEqual(['Ali', 'Kari mov']);
});
