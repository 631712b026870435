import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is recognised by its hash, and another one is not', async () => {
  const stored = await hashPassword('operator-demo');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('operator-demo', stored, 'known')).toBe(true);
  expect(await verifyPassword('operator-demO', stored, 'known')).toBe(false);
  expect(await verifyPassword('', stored, 'known')).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('an unknown user is refused after the same work', async () => {
  expect(await verifyPassword('operator-demo', undefined, 'known')).toBe(false);
});

test('a letter composed differently is the same letter', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'), 'known')).toBe(true);
});

test('hashes made at another cost still verify', async () => {
  const cheaper = '$argon2id$v=19$m=16,t=2,p=1$MTIzNDU2Nzg$1LcobSFFMrQ5pCWXA1cJdw';
  expect(await verifyPassword('not it', cheaper, 'known')).toBe(false);
  await expect(verifyPassword('x', 'plain', 'known')).rejects.toThrow('not an Argon2id PHC string');
});
