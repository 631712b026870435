import type { PoolClient } from 'pg';

/** Whether a statement cannot run in a transaction. */
export function isConcurrent(statement: string): boolean {
  return /\bindex\s+concurrently\b/i.test(statement);
}

/** The same statement for a transaction of the embedded database, which has one connection: nobody waits for it. */
export function atOnce(statement: string): string {
  return isConcurrent(statement) ? statement.replace(/\bconcurrently\b/i, '') : statement;
}

const created = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"(\w+)"/i;

/**
 * Runs a migration that builds or drops indexes while the tables are written to, each statement by itself. It may be
 * run again after it broke off: an index that was left half built is dropped first.
 * @throws Error for a statement that could not be repeated
 */
export async function runConcurrently(
  client: PoolClient,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) {
    const isRepeatable = isConcurrent(statement) && /\bif\s+(?:not\s+)?exists\b/i.test(statement);
    if (!isRepeatable) {
      throw new Error(
        'A migration with CONCURRENTLY consists of CREATE or DROP INDEX CONCURRENTLY IF (NOT) EXISTS alone.',
      );
    }
    const name = created.exec(statement)?.[1];
    if (name !== undefined) await dropHalfBuilt(client, name);
    await client.query(statement);
  }
}

async function dropHalfBuilt(client: PoolClient, name: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_index join pg_class on pg_class.oid = pg_index.indexrelid
     where pg_class.relname = $1 and not indisvalid`,
    [name],
  );
  if (rowCount) await client.query(`drop index concurrently if exists "${name}"`);
}
