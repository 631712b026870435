import pg from 'pg';
import { expect, test } from 'vitest';
import { explainDatabaseFailure } from '../db/explain-failure.ts';
import { retryOnLostConnection } from './retry-lost.ts';

const explain = (error: unknown) =>
  explainDatabaseFailure(error, 'postgres://me@db.example/tiyin', 10_000);
const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const cut = Object.assign(new pg.DatabaseError('terminating connection', 0, 'error'), {
  code: '57P01',
});

/** A step that fails with these errors, one after another, and then succeeds. */
function failing(...errors: Error[]): () => Promise<string> {
  return async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'started';
  };
}

const options = { explain, onLoss: () => undefined, waits: [0, 0], wasReached: false };

// RUN-246
test('a start that loses its connection tries again, also while nothing listens there yet', async () => {
  const losses: string[] = [];
  const step = failing(cut, refused);
  const onLoss = ({ message }: Error): unknown => losses.push(message);
  expect(await retryOnLostConnection(step, { ...options, onLoss })).toBe('started');
  expect(losses).toEqual([
    expect.stringContaining('is starting up or shutting down'),
    expect.stringContaining('nothing listens there'),
  ]);
});

test('a database that was never reached is not waited for', async () => {
  await expect(retryOnLostConnection(failing(refused), options)).rejects.toThrow(
    'nothing listens there',
  );
});

test('one that was reached by an earlier step is', async () => {
  const reached = { ...options, wasReached: true };
  expect(await retryOnLostConnection(failing(refused), reached)).toBe('started');
});

test('one that stays away is one sentence in the end', async () => {
  await expect(retryOnLostConnection(failing(cut, cut, cut), options)).rejects.toThrow(
    'is starting up',
  );
});

test('any other failure ends the start at once', async () => {
  await expect(retryOnLostConnection(failing(new TypeError('a bug')), options)).rejects.toThrow(
    'a bug',
  );
});
