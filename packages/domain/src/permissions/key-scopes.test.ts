import { expect, test } from 'vitest';
import { canKeyMoveMoney, keyScopeName, keyScopes } from './index.ts';

// PEOPLE-507
test.each([
  [{}, true],
  [{ isTest: null, scopes: null }, true],
  [{ isTest: false }, true],
  [{ isTest: true }, false],
  [{ scopes: ['read', 'deposits'] }, false],
  [{ scopes: ['deposits', 'payouts'] }, true],
  [{ isTest: false, scopes: ['refunds'] }, true],
  [{ isTest: true, scopes: ['refunds'] }, false],
] as const)('a key with the limits %j can move money of production: %s', (limits, canMove) => {
  expect(canKeyMoveMoney(limits)).toBe(canMove);
});

test('each scope has its own name', () => {
  expect(new Set(keyScopes.map(keyScopeName)).size).toBe(keyScopes.length);
});
