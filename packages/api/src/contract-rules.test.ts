import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { operations } from './generated/operations.ts';

/** Rules that are switched off, each with its reason. */
const exceptions = {
  // `/merchant/{id}/callback` beside `/merchant/support/{invoiceId}`: an id is a number, so `support` is none.
  'no-ambiguous-paths': 'off',
} as const;

// API-493
test('the contract keeps the rules that Redocly recommends, warnings included', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: exceptions });
  for (const file of ['../openapi.yaml', './generated/openapi.json']) {
    const ref = fileURLToPath(new URL(file, import.meta.url));
    const problems = await lint({ ref, config });
    expect(
      problems.map(({ message, location }) => `${location[0]?.pointer ?? ''} ${message}`),
    ).toEqual([]);
  }
});

// API-487
test('a key that only reads changes nothing', () => {
  const read = operations.filter(({ keyScope }) => keyScope === 'read');
  expect(read.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(read.length).toBeGreaterThan(0);
});
