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
