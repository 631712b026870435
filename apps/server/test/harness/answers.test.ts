import { type OperationId, operations } from '@tiyin/api/operations';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerWith, signIn, stranger } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { breachOf } from './answers.ts';
import { answerContract, namedCodes, requestContract, resolveSchema } from './contract.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Change = {
  readonly status?: number;
  readonly type?: string;
  readonly body?: (text: string) => string;
};

/** The same answer with something changed, as no serializer would let it pass. */
async function changed(answer: LightMyRequestResponse, change: Change) {
  const app = Fastify();
  const { body = (text: string) => text, status = answer.statusCode } = change;
  const type = change.type ?? String(answer.headers['content-type']);
  app.get('/', (_request, reply) => reply.code(status).type(type).send(body(answer.body)));
  return callerWith(app, {})({ method: 'GET', url: '/' });
}

// API-2
test('a success is off the contract where a field of its body is missing, of another type or unknown', async () => {
  const operator = await signIn(testApp.app, 'operator');
  const answer = await operator({ method: 'GET', url: '/api/v1/provider/managed' });
  expect(breachOf('listManagedProviders', answer)).toBeUndefined();
  const breach = async (change: Change) =>
    breachOf('listManagedProviders', await changed(answer, change));
  expect(await breach({})).toBeUndefined();
  expect(await breach({ body: (text) => text.replace('"pausedDate":null,', '') })).toMatch(
    /required property 'pausedDate'/,
  );
  expect(await breach({ body: (text) => text.replace('"version":1', '"version":"1"') })).toMatch(
    /must be integer/,
  );
  expect(
    await breach({ body: (text) => text.replace('"version":1', '"version":1,"x":1') }),
  ).toMatch(/additional/);
  expect(await breach({ type: 'text/plain' })).toBe('text/plain is not application/json');
  expect(await breach({ status: 201 })).toBe('201 is not in the contract');
});

// API-3
test('a refusal is off the contract where its code is of another operation', async () => {
  const answer = await stranger(testApp.app)({ method: 'GET', url: '/api/v1/provider/managed' });
  expect(breachOf('listManagedProviders', answer)).toBeUndefined();
  const other = (text: string) => text.replace('"unauthorized"', '"form_ended"');
  expect(breachOf('listManagedProviders', await changed(answer, { body: other }))).toMatch(
    /form_ended is not in x-problems/,
  );
});

// API-442
test('every operation that takes a reason names its refusal of one that is blank', () => {
  const takers = operations
    .map(({ operationId }) => operationId)
    .filter((id) => {
      const { body } = requestContract(id);
      return body !== undefined && JSON.stringify(resolveSchema(body)).includes('/ChangeReason"');
    });
  expect(takers).toContain('reverseTransfer');
  const isNamed = (id: OperationId): boolean =>
    answerContract(id, 422) !== undefined && namedCodes(id, 422).includes('not_allowed');
  expect(takers.filter((id) => !isNamed(id))).toEqual([]);
});
