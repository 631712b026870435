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

/** A refusal of PostgreSQL before it asks for a password. */
function refused(message: string): pg.DatabaseError {
  const error = new pg.DatabaseError(message, 0, 'error');
  error.code = '28000';
  return error;
}

test.each([
  [
    refused('no pg_hba.conf entry for host "10.0.0.11", user "me", database "tiyin"'),
    'its pg_hba.conf has no line for that',
  ],
  [refused('role "me" is not permitted to log in'), 'refuses the user me'],
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

function ofTls(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

// RUN-950
test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate; if the root CA is installed locally'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unable to get local issuer certificate'],
  ['CERT_HAS_EXPIRED', 'certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames: "],
])('a certificate with %s is one sentence', (code, message) => {
  const text = String(explainDatabaseFailure(ofTls(code, message), url, 10_000));
  const [reason = ''] = message.split(/;|: $/);
  expect(text).toBe(
    `StartupError: The database at db.example:6543/tiyin has a certificate that is not accepted: ${reason} (sslmode and sslrootcert of DATABASE_URL).`,
  );
});

// RUN-950
test('a file of a certificate that cannot be read is named', async () => {
  const databaseUrl = `${url}?sslmode=verify-full&sslrootcert=/nowhere/ca.crt`;
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
    'The database at db.example:6543/tiyin is not called: the file "/nowhere/ca.crt" of sslrootcert, sslcert or sslkey in DATABASE_URL cannot be read (ENOENT).',
  );
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
