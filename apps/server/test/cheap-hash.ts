import { argon2Sync } from 'node:crypto';

/**
 * An Argon2id hash at the least cost that there is: a sign-in of a test takes no 30 ms of work. The
 * server judges a hash by the cost written in it.
 */
export function cheapHash(password: string): string {
  const nonce = Buffer.from('salt of tests 16');
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const hash = argon2Sync('argon2id', { ...cost, message: password, nonce, tagLength: 32 });
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${tag}`;
}
