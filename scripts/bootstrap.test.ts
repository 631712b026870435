import { expect, test } from 'vitest';
import { isInstalled } from './bootstrap.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'apps/server': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' },
    'node_modules/only-elsewhere': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const fastify = wanted.packages['node_modules/fastify'];

test('nothing is installed before npm has noted anything down', () => {
  expect(isInstalled(wanted, undefined)).toBe(false);
});

test('packages for other platforms may be absent', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/fastify': fastify } })).toBe(true);
});

test('a missing package means installing', () => {
  expect(isInstalled(wanted, { packages: {} })).toBe(false);
});

test('another version, or other content under the same version, means installing', () => {
  const newer = { ...fastify, version: '5.0.1' };
  const other = { ...fastify, integrity: 'sha512-c' };
  expect(isInstalled(wanted, { packages: { 'node_modules/fastify': newer } })).toBe(false);
  expect(isInstalled(wanted, { packages: { 'node_modules/fastify': other } })).toBe(false);
});
