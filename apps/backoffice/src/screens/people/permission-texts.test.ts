import { groupPermissions } from '@tiyin/domain/permissions';
import { expect, test } from 'vitest';
import { permissionGroups } from './permission-texts.ts';

// PEOPLE-103
test('permissions have the same words in English as in the domain', () => {
  expect(permissionGroups()).toEqual(groupPermissions());
});
