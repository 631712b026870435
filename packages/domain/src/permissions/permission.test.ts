import { expect, test } from 'vitest';
import { demoRolePermissions, hasPermission, permissions } from './index.ts';

test('no permission is listed twice', () => {
  expect(new Set(permissions).size).toBe(permissions.length);
});

test('a permission is had only by its exact name', () => {
  expect(hasPermission(['merchant.read'], 'merchant.read')).toBe(true);
  expect(hasPermission(['merchant.read.report'], 'merchant.read')).toBe(false);
  expect(hasPermission([], 'merchant.read')).toBe(false);
});

test('among the demo staff the operator may do everything and the viewer nothing (decision 25)', () => {
  expect(demoRolePermissions.operator).toEqual(permissions);
  expect(demoRolePermissions.viewer).toEqual([]);
});

test('of the demo staff only the operator may change a status (decision 25)', () => {
  const may = Object.entries(demoRolePermissions)
    .filter(([, granted]) => hasPermission(granted, 'invoice.status.change'))
    .map(([role]) => role);
  expect(may).toEqual(['operator']);
});
