import { expect, test } from 'vitest';
import { StartupError } from '../errors/startup-error.ts';
import { readDatabaseUrl } from './read-database.ts';

const read = (url: string) => readDatabaseUrl({ DATABASE_URL: url }, 'DATABASE_URL');

// RUN-948
test.each([
  'postgres://me:p@ss/w#rd@db.example/tiyin',
  'postgres://me:hunter/2@db.example/tiyin',
  'postgres://me:hunter#2@db.example/tiyin',
  'postgres://me:5432/2@db.example/tiyin',
  'postgres://me:hunter?2@db.example/tiyin',
])('a password that is not encoded is not taken for a host: %s', (url) => {
  expect(() => read(url)).toThrow(StartupError);
  expect(() => read(url)).toThrow(
    'DATABASE_URL cannot be read: write postgres://user:password@host:port/name, with percent-encoding',
  );
});

// RUN-948
test.each([
  'postgres://me:p%40ss%2Fw%23rd@db.example/tiyin',
  'postgres://me:p@ss@db.example/tiyin',
  'postgres:///tiyin?host=/var/run/postgresql',
  'postgres://me@%2Fvar%2Frun%2Fpostgresql/tiyin',
  'postgres://db.example',
  'postgres://db.example/',
])('%s is an address', (url) => {
  expect(read(url)).toBe(url);
});

// RUN-949
test.each(['prefer', 'require', 'verify-ca'])('sslmode=%s is verify-full', (mode) => {
  const place = 'postgres://me:p%40ss@db.example:6432/tiyin';
  expect(read(`${place}?sslmode=${mode}`)).toBe(`${place}?sslmode=verify-full`);
  expect(read(`${place}?application_name=a&sslmode=${mode}&sslrootcert=/etc/ca.crt`)).toBe(
    `${place}?application_name=a&sslmode=verify-full&sslrootcert=%2Fetc%2Fca.crt`,
  );
});

// RUN-949
test.each([
  '',
  '?sslmode=disable',
  '?sslmode=no-verify',
  '?sslmode=verify-full&sslrootcert=/etc/ca.crt',
  '?uselibpqcompat=true&sslmode=require',
])('other modes stay: %s', (query) => {
  const url = `postgres://me@db.example/tiyin${query}`;
  expect(read(url)).toBe(url);
});

// RUN-949
test('a mode of TLS that is none is refused', () => {
  expect(() => read('postgres://me@db.example/tiyin?sslmode=requires')).toThrow(
    'DATABASE_URL has the sslmode "requires", which is none of disable, no-verify, prefer, require, verify-ca, verify-full.',
  );
});
