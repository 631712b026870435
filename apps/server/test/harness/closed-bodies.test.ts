import { operations } from '@tiyin/api/operations';
import { expect, test } from 'vitest';
import { exportOperations } from '../../src/http/export-share.ts';
import { answerContract, requestContract, resolveSchema } from './contract.ts';
import type { Schema } from './schema.ts';

/** The places of a schema where an object takes fields that it does not name. */
function openPlaces(schema: Schema, place: string): string[] {
  const { type, oneOf = [], properties = {}, items, additionalProperties } = resolveSchema(schema);
  const isOpen = type === 'object' && additionalProperties !== false;
  return [
    ...(isOpen ? [place] : []),
    ...oneOf.flatMap((one) => openPlaces(one, place)),
    ...(items ? openPlaces(items, `${place}[]`) : []),
    ...Object.entries(properties).flatMap(([name, each]) => openPlaces(each, `${place}.${name}`)),
  ];
}

// API-282
test('every object of every request is closed, so that no field is assigned that its operation does not name', () => {
  const bodies = operations.flatMap(({ operationId }) => {
    const { body } = requestContract(operationId);
    return body ? [{ operationId, body }] : [];
  });
  expect(bodies.length).toBeGreaterThan(50);
  expect(bodies.flatMap(({ operationId, body }) => openPlaces(body, operationId))).toEqual([]);
});

/** Texts without a mark, by their names, each with the reason. */
const unmarked: Readonly<Record<string, string>> = {
  credential: 'the number itself',
  value: 'the number of an account, or a setting of a terminal',
  paymentMethodName: 'a name of ours',
  username: 'signs in',
  password: 'is hashed',
  currentPassword: 'is compared',
  newPassword: 'is hashed',
  code: 'of the second factor',
  query: 'of the OpenID provider',
  url: 'an address',
  webhookUrl: 'an address',
  emails: 'addresses',
  addresses: 'of networks',
  frameOrigins: 'addresses',
  merchantInvoiceId: 'an id of the merchant’s server',
  externalId: 'likewise',
  transferId: 'an id of the provider, which is compared',
  ...Object.fromEntries(
    ['date', 'amount', 'credit', 'debit', 'reference', 'counterparty', 'purpose'].map((name) => [
      name,
      'the heading of a column',
    ]),
  ),
};

/** The texts of a schema that a person could type anything into, and that say nothing of card numbers. */
function freeTexts(schema: Schema, name = ''): string[] {
  const { type, oneOf = [], properties = {}, items, pattern, ...rest } = resolveSchema(schema);
  const isFree = type === 'string' && !rest.enum && !rest.format && (pattern ?? '\\S') === '\\S';
  return [
    ...(isFree && rest['x-card-numbers'] === undefined ? [name] : []),
    ...oneOf.flatMap((one) => freeTexts(one, name)),
    ...(items ? freeTexts(items, name) : []),
    ...Object.entries(properties).flatMap(([inner, each]) => freeTexts(each, inner)),
  ];
}

// API-491
test('every text of every request says how card numbers in it are treated, or is argued to need nothing', () => {
  const names = operations.flatMap(({ operationId }) => {
    const { body } = requestContract(operationId);
    return body ? freeTexts(body) : [];
  });
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(unmarked).toSorted());
});

// API-491
test('every text of an address of a requested change says how card numbers in it are treated', () => {
  const parameters = operations
    .filter(({ method }) => method !== 'GET')
    .flatMap(({ operationId }) =>
      requestContract(operationId).parameters.flatMap(({ name, in: place, schema }) =>
        place === 'query' ? freeTexts(schema, `${operationId}.${name}`) : [],
      ),
    );
  expect(parameters).toEqual([]);
});

// RUN-461
test('every file that is read while it is sent is counted', () => {
  const files = operations
    .map(({ operationId }) => operationId)
    .filter((id) => answerContract(id, 200)?.mediaType === 'text/csv');
  expect([...exportOperations].toSorted()).toEqual(files.toSorted());
});

test('an open object is found, however deep', () => {
  const open: Schema = { type: 'object', properties: { a: { type: 'string' } } };
  const closed: Schema = {
    type: 'object',
    properties: { list: { type: 'array', items: open } },
    additionalProperties: false,
  };
  expect(openPlaces(closed, 'made')).toEqual(['made.list[]']);
});
