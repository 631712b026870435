import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { atOnce } from '../src/db/concurrent-index.ts';
import { journal, recorded } from '../src/db/migrate.ts';
import { readMigrations } from '../src/db/read-migrations.ts';
import { migrationsHash } from './migrations-hash.ts';

const cache = fileURLToPath(new URL('../node_modules/.cache/database', import.meta.url));

/**
 * A dump of an embedded database with every migration applied: starting from it takes a tenth of the
 * time of a fresh one. Made on first use and kept until the migrations change.
 */
export async function embeddedTemplate(): Promise<string> {
  const name = `${migrationsHash()}.tar`;
  const file = join(cache, name);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await dumpOfMigrated());
  keepFirst(draft, file);
  for (const old of readdirSync(cache)) {
    if (old.endsWith('.tar') && old !== name) rmSync(join(cache, old), { force: true });
  }
  return file;
}

/** Of several that are made at once the first stays: another may be reading it already. */
function keepFirst(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

async function dumpOfMigrated(): Promise<Buffer> {
  const client = await PGlite.create('memory://');
  try {
    await client.exec(journal);
    for (const { hash, number, statements } of readMigrations()) {
      for (const statement of statements) await client.exec(atOnce(statement));
      await client.query(recorded, [hash, number]);
    }
    const dump = await client.dumpDataDir('none');
    return Buffer.from(await dump.arrayBuffer());
  } finally {
    await client.close();
  }
}
