// By its default: an older Node lacks `argon2`, and is to say so itself (RUN-974).
import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import { createWorkQueue, type Line } from './work-queue.ts';

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** 19 MiB and 2 passes: OWASP's minimum for Argon2id, some 30 ms on one core. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/**
 * A hash occupies one of the four threads that compress pages and resolve names, too: one at a time leaves them the
 * others (RUN-201). Of 32 that wait in a line, the last waits about a second.
 */
const hashing = createWorkQueue(32);

/**
 * Hashes the new password of somebody who has proved who they are, with Argon2id; returns a PHC string, which contains
 * its own parameters.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, { ...cost, salt }, hashBytes, 'known');
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return ['', 'argon2id', 'v=19', parameters, unpadded(salt), unpadded(hash)].join('$');
}

/**
 * Whether a password matches a hash.
 * @param stored the result of `hashPassword`; undefined for an unknown user, who costs the same
 *   time as a known one, so that the time does not reveal which names exist
 * @param line `known` for a session, or a place where the person has signed in before
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  line: Line,
): Promise<boolean> {
  const { hash, ...parameters } = stored === undefined ? nobody : parse(stored);
  const derived = await derive(password, parameters, hash.length, line);
  return timingSafeEqual(derived, hash) && stored !== undefined;
}

type Stored = Parameters & { readonly hash: Buffer };

const nobody: Stored = { ...cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

function parse(stored: string): Stored {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) {
    throw new Error('A stored password hash is not an Argon2id PHC string.');
  }
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

type Parameters = Cost & { readonly salt: Buffer };

function derive(
  password: string,
  { salt: nonce, ...costs }: Parameters,
  tagLength: number,
  line: Line,
): Promise<Buffer> {
  // The same password typed on another keyboard may arrive composed differently.
  const parameters = { ...costs, message: password.normalize('NFKC'), nonce, tagLength };
  return hashing(
    line,
    () =>
      new Promise((resolve, reject) => {
        crypto.argon2('argon2id', parameters, (error, hash) =>
          error ? reject(error) : resolve(hash),
        );
      }),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
