import { expect, test } from 'vitest';
import {
  demoRolePermissions,
  fitsMerchant,
  furtherRoles,
  hasPermission,
  holdsAll,
  isPermitted,
  permissions,
} from './index.ts';

test('no permission is listed twice', () => {
  expect(new Set(permissions).size).toBe(permissions.length);
});

test('a permission is had only by its exact name', () => {
  expect(hasPermission(['merchant.read'], 'merchant.read')).toBe(true);
  expect(hasPermission(['merchant.read.report'], 'merchant.read')).toBe(false);
  expect(hasPermission([], 'merchant.read')).toBe(false);
});

// PEOPLE-22
test('among the demo staff the operator may do everything and the viewer nothing', () => {
  expect(demoRolePermissions.operator).toEqual(permissions);
  expect(demoRolePermissions.viewer).toEqual([]);
});

test('of the demo staff only the operator may change a status', () => {
  const may = Object.entries(demoRolePermissions)
    .filter(([, granted]) => hasPermission(granted, 'invoice.status.change'))
    .map(([role]) => role);
  expect(may).toEqual(['operator']);
});

// PEOPLE-361
test('Finance moves money and administers nothing, and an administrator of a merchant gives what its people have', () => {
  const [finance = [], administrator = []] = furtherRoles.map((role) => role.permissions);
  expect(fitsMerchant(finance, false)).toBe(true);
  const ofMoney = ['transfer.confirm', 'invoice.refund', 'approval.decide', 'audit.read'];
  expect(holdsAll(finance, ofMoney)).toBe(true);
  const ofOthers = permissions.filter((name) =>
    /manage|settings|key\.edit|account\.edit|status\.change|provider\.edit/.test(name),
  );
  expect(ofOthers.length).toBeGreaterThan(6);
  expect(finance.filter((name) => ofOthers.includes(name))).toEqual([]);
  expect(fitsMerchant(administrator, true)).toBe(true);
  expect(holdsAll(administrator, demoRolePermissions.merchant)).toBe(true);
  expect(hasPermission(administrator, 'people.manage')).toBe(true);
});

// PEOPLE-24
test('monitoring takes both of its permissions', () => {
  const rule = { allOf: ['terminal.statistic.settings', 'data.terminal.statistic'] } as const;
  expect(isPermitted(['terminal.statistic.settings', 'data.terminal.statistic'], rule)).toBe(true);
  expect(isPermitted(['data.terminal.statistic'], rule)).toBe(false);
});

test('one of several permissions is enough for anyOf', () => {
  const rule = { anyOf: ['report.read.balance', 'report.read.invoice'] } as const;
  expect(isPermitted(['report.read.invoice'], rule)).toBe(true);
  expect(isPermitted(['report.read.provider'], rule)).toBe(false);
});

test('a rule of one permission is that permission', () => {
  expect(isPermitted(['settings.read'], { permission: 'settings.read' })).toBe(true);
  expect(isPermitted([], { permission: 'settings.read' })).toBe(false);
});
