import { type Database, openDatabase } from '../src/db/database.ts';
import { embeddedTemplate } from './embedded-template.ts';
import { createPostgresDatabase } from './postgres-template.ts';

/**
 * A migrated, empty database of the test's own: on the PostgreSQL of TIYIN_TEST_DATABASE_URL, where
 * closing drops it, else embedded and in memory.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TIYIN_TEST_DATABASE_URL'];
  if (!server) {
    const template = await embeddedTemplate();
    return openDatabase({ databaseUrl: undefined, dataDir: 'memory://' }, template);
  }
  const { url, drop } = await createPostgresDatabase(server);
  const database = await openDatabase({ databaseUrl: url, dataDir: 'memory://' });
  const close = async (): Promise<void> => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}
