import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

const anna = ['--username', 'anna', '--first-name', ' Anna ', '--last-name', 'Kim'];
const names = { username: 'anna', firstName: 'Anna', lastName: 'Kim' };

test('a person is an operator of all merchants by default', () => {
  expect(readRequest(['add-person', ...anna])).toEqual({
    command: 'add-person',
    person: { ...names, roles: { names: ['operator'] }, merchantId: null },
  });
});

// PEOPLE-51
test('a person has roles or a list of permissions, and their merchant', () => {
  const viewer = ['add-person', ...anna, '--role', 'viewer, Cashier', '--merchant', '7'];
  expect(readRequest(viewer)).toMatchObject({
    person: { roles: { names: ['viewer', 'Cashier'] }, merchantId: 7 },
  });
  const two = ['--permissions', 'merchant.read, report.read.invoice', '--merchant', '7'];
  expect(readRequest(['add-person', ...anna, ...two])).toMatchObject({
    person: { roles: { permissions: ['merchant.read', 'report.read.invoice'] } },
  });
});

test('a provider has a kind, and an address if it is called over http', () => {
  expect(readRequest(['add-provider', '--kind', 'sandbox', '--name', 'Sandbox'])).toEqual({
    command: 'add-provider',
    provider: { kind: 'sandbox', name: 'Sandbox' },
  });
  const http = ['--kind', 'http', '--name', 'Bridge', '--url', 'https://bridge.example'];
  expect(readRequest(['add-provider', ...http])).toMatchObject({
    provider: { url: 'https://bridge.example' },
  });
});

// API-900
test.each(['first-name', 'last-name'])(
  'a name of a command has no characters that cannot be seen',
  (key) => {
    const words = ['add-person', ...anna, `--${key}`, 'An\u200bna'];
    expect(() => readRequest(words)).toThrow(`--${key} has a character that cannot be seen.`);
  },
);

// API-491
test('of a card number in a name the last four digits are kept', () => {
  const typed = ['--first-name', '4111 1111 1111 1111', '--last-name', 'Kim 4111111111111111'];
  expect(readRequest(['add-person', '--username', 'anna', ...typed])).toMatchObject({
    person: { firstName: '•••• 1111', lastName: 'Kim •••• 1111' },
  });
  const provider = ['--kind', 'manual', '--name', 'Bridge 4111111111111111'];
  expect(readRequest(['add-provider', ...provider])).toMatchObject({
    provider: { name: 'Bridge •••• 1111' },
  });
});

// PEOPLE-48, RUN-7
test.each([
  [[], 'npm run admin -- <command>'],
  [['remove-person'], 'npm run admin -- <command>'],
  [['set-password'], '--username is needed'],
  [['set-password', '--password', 'x'], "Unknown option '--password'"],
  [['set-password', '--username', 'anna', '--kind', 'http'], 'set-password takes no --kind'],
  [['set-roles', '--role', 'viewer'], '--username is needed'],
  [['add-person', ...anna, '--role', 'viewer', '--merchant', 'x'], '--merchant is "x"'],
  [['add-person', ...anna, '--permissions', 'all'], 'There is no permission "all"'],
  [['add-person', ...anna, '--role', 'operator', '--permissions', 'a'], 'exclude each other'],
  [['add-provider', '--kind', 'bank', '--name', 'B'], '--kind is "bank"'],
  [['add-provider', '--kind', 'http', '--name', 'B'], '--url is needed'],
  [['add-provider', '--kind', 'manual', '--name', 'B', '--url', 'x'], 'of the kind http'],
])('%j is refused with a sentence about it', (words, sentence) => {
  expect(() => readRequest(words)).toThrow(sentence);
});

// RUN-852
test('an archive has a folder, and a month before which it ends', () => {
  expect(readRequest(['archive', '--before', '2026-03', '--folder', '/a'])).toEqual({
    command: 'archive',
    folder: '/a',
    before: '2026-03',
  });
  expect(readRequest(['archive-verify', '/a'])).toEqual({
    command: 'archive-verify',
    folder: '/a',
  });
  expect(readRequest(['archive-drop', '--folder', '/a'])).toEqual({
    command: 'archive-drop',
    folder: '/a',
  });
  expect(() => readRequest(['archive', '--folder', '/a', '--before', '2026-13'])).toThrow(
    '--before is "2026-13": it is a month, as 2026-03.',
  );
  expect(() => readRequest(['archive-verify'])).toThrow('The folder of the archive is needed.');
});
