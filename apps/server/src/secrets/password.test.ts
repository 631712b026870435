import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is recognised by its hash, and another one is not', async () => {
  const stored = await hashPassword('operator-demo');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('operator-demo', stored)).toBe(true);
  expect(await verifyPassword('operator-demO', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('an unknown user is refused after the same work', async () => {
  expect(await verifyPassword('operator-demo', undefined)).toBe(false);
});

test('a letter composed differently is the same letter', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

test('hashes made at another cost still verify', async () => {
  const cheaper = '$argon2id$v=19$m=16,t=2,p=1$MTIzNDU2Nzg$1LcobSFFMrQ5pCWXA1cJdw';
  expect(await verifyPassword('not it', cheaper)).toBe(false);
  await expect(verifyPassword('x', 'plain')).rejects.toThrow('not an Argon2id PHC string');
});
