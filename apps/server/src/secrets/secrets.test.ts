import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets(randomBytes(32));

// ROUTING-17
test('a value encrypted for a row opens for that row', () => {
  const cipher = secrets.encrypt('9860 0101 Ўзбек', 'payment_account/1');
  expect(cipher).not.toContain('9860');
  expect(secrets.decrypt(cipher, 'payment_account/1')).toBe('9860 0101 Ўзбек');
  expect(secrets.decrypt(secrets.encrypt('', 'row'), 'row')).toBe('');
});

// PEOPLE-40
test('it opens for no other row, and not when a byte of it was changed', () => {
  const cipher = secrets.encrypt('9860010112345678', 'payment_account/1');
  expect(() => secrets.decrypt(cipher, 'payment_account/2')).toThrow('unable to authenticate');
  const [version, keyId, body = ''] = cipher.split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (const at of [0, 13, bytes.length - 1]) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    const text = [version, keyId, altered.toString('base64url')].join('.');
    expect(() => secrets.decrypt(text, 'payment_account/1')).toThrow('unable to authenticate');
  }
});

test('encrypting the same twice gives two ciphertexts', () => {
  expect(secrets.encrypt('same', 'row')).not.toBe(secrets.encrypt('same', 'row'));
});

test('a ciphertext of another secret is refused with both key ids', () => {
  const other = createSecrets(randomBytes(32));
  expect(() => secrets.decrypt(other.encrypt('x', 'row'), 'row')).toThrow(
    `The ciphertext was made with the secret ${other.keyId}, and TIYIN_SECRET is ${secrets.keyId}.`,
  );
  expect(() => secrets.decrypt('9860010112345678', 'row')).toThrow('not a ciphertext of ours');
});

test('the blind index is equal for equal values under one secret only', () => {
  const other = createSecrets(randomBytes(32));
  expect(secrets.blindIndex('9860')).toBe(secrets.blindIndex('9860'));
  expect(secrets.blindIndex('9860')).not.toBe(secrets.blindIndex('9861'));
  expect(secrets.blindIndex('9860')).not.toBe(other.blindIndex('9860'));
});

test('one secret always gives the same keys', () => {
  const [one, two] = [createSecrets(Buffer.alloc(32, 1)), createSecrets(Buffer.alloc(32, 1))];
  expect(one.keyId).toBe(two.keyId);
  expect(one.jwtKey.equals(two.jwtKey)).toBe(true);
  expect(two.decrypt(one.encrypt('plain', 'row'), 'row')).toBe('plain');
});
