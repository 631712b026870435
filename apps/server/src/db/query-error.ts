import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** Data exceptions: their messages quote the value that was refused. */
const dataExceptions = '22';

/**
 * A query that PostgreSQL refused, without the values that it carried: those may be card numbers or
 * passwords, and an error ends in the log.
 */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  /** PostgreSQL's five characters: 23505 is a unique constraint, 22021 a NUL in a text. */
  readonly code: string | undefined;
  /** The constraint that was violated. */
  readonly constraint: string | undefined;
  /** Whether the database could not do it now, though it may later. */
  readonly isUnavailable: boolean;
  /** The SQL, with placeholders. */
  readonly query: string;

  constructor(query: string, cause: Error | undefined) {
    const known = cause instanceof pg.DatabaseError ? cause : undefined;
    const isQuoting = known?.code?.startsWith(dataExceptions) ?? false;
    super(
      isQuoting ? `A value was refused (${known?.code})` : (cause?.message ?? 'A query failed'),
    );
    this.code = known?.code;
    this.constraint = known?.constraint;
    this.isUnavailable = cause !== undefined && passes(cause);
    this.query = query;
  }
}

/**
 * The PostgreSQL error behind an error of a query, inside a transaction or after it; undefined for
 * errors of another origin.
 */
export function databaseError(error: unknown): Pick<QueryError, 'code' | 'constraint'> | undefined {
  if (error instanceof QueryError || error instanceof pg.DatabaseError) {
    return { code: error.code, constraint: error.constraint };
  }
  return error instanceof DrizzleQueryError ? databaseError(error.cause) : undefined;
}

/** The same error without values; others pass unchanged. */
export function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? new QueryError(error.query, error.cause) : error;
}

/**
 * The classes and codes with which PostgreSQL says "not now": no connection (08, 53), shut down (57P), a lost race
 * (40), a lock or a statement that took too long, a session that did nothing for too long, a primary that became a
 * replica; and, of a new connection alone, a user or password that does not count any more (28), a database that is
 * gone or takes no connections.
 */
const notNow = /^(08|28|40|53|57P0[1235])|^(25006|25P03|3D000|55000|55P03|57014)$/;
/** Checked before it is written, so a violation is a lost race. */
const racedConstraint = 'lease_unique_amount';
const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** Messages of the driver without a code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed)/;

/** Work lost against another transaction though no query failed: it is run again, as after a deadlock. */
export class LostRace extends Error {
  override readonly name = 'LostRace';
}

/** Whether a query failed since the other end of its connection is a replica now: another connection finds the primary. */
export function isOfReplica(error: unknown): boolean {
  return databaseError(error)?.code === '25006';
}

const ofConnections = new WeakSet<Error>();

/**
 * Notes that the driver reported an error of a connection outside a query, so that it is not taken for another
 * socket's: a request whose client goes away fails with the same code (RUN-490). Returns the error.
 */
export function ofConnection<Failure>(error: Failure): Failure {
  if (error instanceof Error) ofConnections.add(error);
  return error;
}

/**
 * Whether a query, or its connection, failed for what passes by itself: no free connection, a lost one, a lock that
 * was not given.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof LostRace) return true;
  if (error instanceof QueryError) return error.isUnavailable;
  const isOfDatabase = error instanceof DrizzleQueryError || error instanceof pg.DatabaseError;
  if (isOfDatabase) return passes(error);
  return error instanceof Error && ofConnections.has(error) && passes(error);
}

/** The same of an error that is known to be the database's. */
function passes(error: Error): boolean {
  if (error instanceof QueryError) return error.isUnavailable;
  if (error instanceof DrizzleQueryError) return error.cause !== undefined && passes(error.cause);
  if (error instanceof pg.DatabaseError) {
    return notNow.test(error.code ?? '') || error.constraint === racedConstraint;
  }
  const code = 'code' in error ? String(error.code) : '';
  return lostConnection.has(code) || driverMessages.test(error.message);
}
