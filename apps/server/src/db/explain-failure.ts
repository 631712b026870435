import { databaseError, QueryError } from './query-error.ts';
import { DatabaseAway, errorCode, StartupError } from '../errors/startup-error.ts';

/**
 * Turns why the PostgreSQL of DATABASE_URL failed into the sentence for it. Names host, port and database, never the password.
 * @param limitMs how long an answer was waited for
 */
export function explainDatabaseFailure(error: unknown, url: string, limitMs: number): unknown {
  const place = `The database at ${describeDatabase(url)}`;
  const user = databaseUser(url);
  const tls = explainTls(error, place);
  if (tls) return tls;
  switch (databaseError(error)?.code ?? errorCode(error)) {
    case 'ECONNREFUSED':
      return new DatabaseAway(
        `${place} does not answer: nothing listens there (DATABASE_URL).`,
        false,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(`${place} does not answer: there is no such host (DATABASE_URL).`);
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case 'ENOENT':
      return new DatabaseAway(
        `${place} does not answer: it cannot be reached (DATABASE_URL).`,
        false,
      );
    case 'ECONNRESET':
    case 'EPIPE':
      return new DatabaseAway(
        `${place} does not answer: it cannot be reached (DATABASE_URL).`,
        true,
      );
    case '28P01':
    case '28000':
      return explainRefusal(error, place, user);
    case '3D000':
      return new StartupError(`${place} does not exist on that server: create it first.`);
    case '55000':
      return new StartupError(`${place} takes no connections (ALLOW_CONNECTIONS).`);
    case '42501':
      return new StartupError(`${place} does not allow the user ${user} to create its tables.`);
    case '53300':
      return new StartupError(`${place} has no connection left for us: too many are open.`);
    case '26000':
    case '42P05':
      return new StartupError(
        `${place} is behind a pooler that does not keep prepared statements: set DATABASE_PREPARED_STATEMENTS to 0.`,
      );
    case '53100':
      return new StartupError(`${place} has no room left: the disk of PostgreSQL is full.`);
    case '08P01':
      return explainPooler(error, place);
    case '57P01':
    case '57P02':
    case '57P03':
      return new DatabaseAway(
        `${place} is starting up or shutting down: try again in a moment.`,
        true,
      );
    default:
      return explainByMessage(error, place, limitMs);
  }
}

const certificateCodes =
  /CERT|^(UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|ERR_SSL_|ERR_OSSL_)/;

/** A certificate that is not accepted, and a file of one that cannot be read (RUN-950). */
function explainTls(error: unknown, place: string): StartupError | undefined {
  if (!(error instanceof Error)) return undefined;
  const isOfFile = 'syscall' in error && (error.syscall === 'open' || error.syscall === 'read');
  if (isOfFile) {
    const file = 'path' in error ? ` "${String(error.path)}"` : '';
    return new StartupError(
      `${place} is not called: the file${file} of sslrootcert, sslcert or sslkey in DATABASE_URL cannot be read (${errorCode(error)}).`,
    );
  }
  if (!certificateCodes.test(errorCode(error) ?? '')) return undefined;
  return new StartupError(
    `${place} has a certificate that is not accepted: ${error.message.split(';')[0]?.replace(/[:\s]+$/, '')} (sslmode and sslrootcert of DATABASE_URL).`,
  );
}

/** A user that is not let in: without a line of pg_hba.conf, PostgreSQL asks for no password. */
function explainRefusal(error: unknown, place: string, user: string): StartupError {
  return new StartupError(
    error instanceof Error && error.message.includes('pg_hba.conf')
      ? `${place} does not let the user ${user} in from this machine: its pg_hba.conf has no line for that.`
      : `${place} refuses the user ${user} or the password of DATABASE_URL.`,
  );
}

/** A protocol violation: so a pooler reports what it does not take, and that it does not reach the database. */
function explainPooler(error: unknown, place: string): unknown {
  if (error instanceof Error && /unsupported startup parameter/.test(error.message)) {
    return new StartupError(
      `${place} is behind a pooler that takes no settings of a connection: set DATABASE_POOLING to transaction.`,
    );
  }
  return new DatabaseAway(`${place} does not answer: its pooler does not reach it.`, true);
}

/** Errors that pg reports without a code. */
function explainByMessage(error: unknown, place: string, limitMs: number): unknown {
  if (error instanceof StartupError || !(error instanceof Error)) return error;
  // Of a query whose connection was lost, the system's code is not kept.
  if (error instanceof QueryError && error.isUnavailable) {
    return new DatabaseAway(`${place} ended the connection: it stopped (DATABASE_URL).`, true);
  }
  if (/timeout/i.test(error.message)) {
    return new DatabaseAway(
      `${place} did not answer within ${limitMs / 1000} s (DATABASE_URL).`,
      false,
    );
  }
  if (/does not support SSL/.test(error.message)) {
    return new StartupError(`${place} does not offer TLS, which DATABASE_URL asks for.`);
  }
  if (/password must be a string/.test(error.message)) {
    return new StartupError(`${place} asks for a password, and DATABASE_URL has none.`);
  }
  if (/terminated unexpectedly|Connection terminated/.test(error.message)) {
    return new DatabaseAway(
      `${place} ended the connection: it stopped, or is not PostgreSQL.`,
      true,
    );
  }
  return error;
}

/** Host, port and name of a database address, without user and password. */
export function describeDatabase(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `${decodeURIComponent(host)}:${port || '5432'}${decodeURIComponent(pathname)}`;
}

function databaseUser(url: string): string {
  return decodeURIComponent(new URL(url).username) || '(none)';
}
