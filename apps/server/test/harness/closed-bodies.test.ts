import { operations } from '@tiyin/api/operations';
import { expect, test } from 'vitest';
import { requestContract, resolveSchema } from './contract.ts';
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

test('an open object is found, however deep', () => {
  const open: Schema = { type: 'object', properties: { a: { type: 'string' } } };
  const closed: Schema = {
    type: 'object',
    properties: { list: { type: 'array', items: open } },
    additionalProperties: false,
  };
  expect(openPlaces(closed, 'made')).toEqual(['made.list[]']);
});
