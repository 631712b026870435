import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { requireBuilt } from '../errors/require-built.ts';

/** Where the migrations are, in the order of meta/_journal.json. */
export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url));

/** A migration: its statements, and its number, which is the time when it was written. */
export type Migration = {
  readonly number: number;
  readonly hash: string;
  readonly statements: readonly string[];
};

/** The migrations of this version, in their order. */
export function readMigrations(): readonly Migration[] {
  requireBuilt(join(migrationsFolder, 'meta/_journal.json'));
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }) => ({
    number: folderMillis,
    hash,
    statements: sql,
  }));
}
