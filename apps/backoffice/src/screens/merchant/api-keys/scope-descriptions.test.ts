import { keyScopeName, keyScopes } from '@tiyin/domain/permissions';
import { expect, test } from 'vitest';
import { scopeText } from './scope-descriptions.ts';

test.each(keyScopes)('%s has the same name in English as in the domain', (scope) => {
  expect(scopeText(scope)).toBe(keyScopeName(scope));
});
