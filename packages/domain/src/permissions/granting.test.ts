import { expect, test } from 'vitest';
import {
  fitsMerchant,
  groupPermissions,
  holdsAll,
  permissions,
  permissionWords,
  unitePermissions,
} from './index.ts';

// PEOPLE-103
test('every permission has words of its own under one heading', () => {
  const listed = groupPermissions().flatMap((group) => group.permissions);
  expect(new Set(listed.map(({ name }) => name))).toEqual(new Set(permissions));
  expect(new Set(listed.map(({ words }) => words)).size).toBe(permissions.length);
  expect(groupPermissions(['people.manage']).map(({ heading }) => heading)).toEqual([
    'Approvals, settings and people',
  ]);
  expect(permissionWords('people.manage')).toBe('Invite, change and disable people');
  expect(permissionWords('of.a.later.version')).toBe('of.a.later.version');
});

// PEOPLE-106
test('a person holds all of some permissions only with every one of them', () => {
  expect(holdsAll(['settings.read', 'settings.edit'], ['settings.edit'])).toBe(true);
  expect(holdsAll(['settings.read'], ['settings.read', 'settings.edit'])).toBe(false);
  expect(holdsAll([], [])).toBe(true);
});

test('several roles together have each permission once, in the order of the list', () => {
  const sets = [['settings.edit', 'x.new'], ['merchant.read', 'settings.edit'], []];
  expect(unitePermissions(sets)).toEqual(['merchant.read', 'settings.edit', 'x.new']);
});

// PEOPLE-104
test.each([
  [['merchant.rw.all'], false, true],
  [['merchant.rw.all'], true, false],
  [['merchant.read'], true, true],
  [[], true, true],
  [[], false, false],
])('roles with %j fit a person of one merchant (%s): %s', (granted, isOfOneMerchant, fits) => {
  expect(fitsMerchant(granted, isOfOneMerchant)).toBe(fits);
});
