import { type Database, openDatabase } from '../src/db/database.ts';
import { embeddedTemplate } from './embedded-template.ts';
import { createPostgresDatabase } from './postgres-template.ts';
import { addServerRole } from './server-role.ts';

type Options = {
  /** Whether it is opened by a role that changes no schema, on PostgreSQL (RUN-580). */
  readonly isOfServerRole?: boolean;
};

/**
 * A migrated, empty database of the test's own: on the PostgreSQL of TIYIN_TEST_DATABASE_URL, where
 * closing drops it, else embedded and in memory.
 */
export async function openTestDatabase({
  isOfServerRole = false,
}: Options = {}): Promise<Database> {
  const server = process.env['TIYIN_TEST_DATABASE_URL'];
  if (!server) {
    const template = await embeddedTemplate();
    return openDatabase({ databaseUrl: undefined, dataDir: 'memory://' }, template);
  }
  const { url, drop } = await createPostgresDatabase(server);
  const role = isOfServerRole ? await addServerRole(url) : undefined;
  const isMigrated = !isOfServerRole;
  const database = await openDatabase({
    databaseUrl: role?.url ?? url,
    dataDir: 'memory://',
    isMigrated,
  });
  const close = async (): Promise<void> => {
    await database.close();
    await drop();
    await role?.drop(server);
  };
  return { ...database, close };
}
