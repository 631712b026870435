import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import pg from 'pg';
import { QueryError } from './query-error.ts';
import { openDatabase } from './database.ts';
import { explainDatabaseFailure } from './explain-failure.ts';
import { StartupError } from '../errors/startup-error.ts';

const url = 'postgres://me:hunter2@db.example:6543/tiyin';

function withCode(code: string): Error {
  return Object.assign(new Error(`connect ${code} ${url}`), { code });
}

/** A query of the start whose connection was ended by the database. */
function lost(code: string): QueryError {
  const cause = new pg.DatabaseError('terminating connection', 0, 'error');
  cause.code = code;
  return new QueryError('select 1', cause);
}

/** A word of PgBouncer. */
function ofPooler(message: string): pg.DatabaseError {
  const error = new pg.DatabaseError(message, 0, 'error');
  error.code = '08P01';
  return error;
}

test.each([
  [ofPooler('unsupported startup parameter: options'), 'set DATABASE_POOLING to transaction'],
  [ofPooler('query_wait_timeout'), 'its pooler does not reach it'],
  [withCode('ECONNREFUSED'), 'nothing listens there'],
  [withCode('ENOTFOUND'), 'there is no such host'],
  [withCode('28P01'), 'refuses the user me'],
  [withCode('3D000'), 'does not exist'],
  [withCode('55000'), 'takes no connections'],
  [withCode('26000'), 'set DATABASE_PREPARED_STATEMENTS to 0'],
  [withCode('42P05'), 'set DATABASE_PREPARED_STATEMENTS to 0'],
  [withCode('53100'), 'disk of PostgreSQL is full'],
  [withCode('53300'), 'too many are open'],
  [withCode('ECONNRESET'), 'it cannot be reached'],
  [lost('57P01'), 'is starting up or shutting down'],
  [lost('57P02'), 'is starting up or shutting down'],
  [new QueryError('select 1', withCode('ECONNRESET')), 'ended the connection'],
  [new QueryError('select 1', withCode('EPIPE')), 'ended the connection'],
  [new Error('Connection terminated unexpectedly'), 'ended the connection'],
  [new Error('timeout exceeded when trying to connect'), 'did not answer within 10 s'],
  [new Error('Connection terminated due to connection timeout'), 'did not answer within 10 s'],
  [new Error('The server does not support SSL connections'), 'does not offer TLS'],
])('%s becomes one sentence that names the database and not the password', (error, reason) => {
  const explained = explainDatabaseFailure(error, url, 10_000);
  expect(explained).toBeInstanceOf(StartupError);
  const text = String(explained);
  expect(text).toContain('The database at db.example:6543/tiyin ');
  expect(text).toContain(reason);
  expect(text).not.toContain('hunter2');
});

test('what is not foreseen stays what it was', () => {
  const bug = new TypeError('x is not a function');
  expect(explainDatabaseFailure(bug, url, 10_000)).toBe(bug);
});

test('a database that hangs up is reported, not waited for', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const opening = openDatabase({
    databaseUrl: `postgres://me:hunter2@127.0.0.1:${port}/tiyin`,
    dataDir: '',
  });
  await expect(opening).rejects.toThrow(
    `The database at 127.0.0.1:${port}/tiyin ended the connection`,
  );
  server.close();
});
