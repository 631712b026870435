import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connectTo } from './postgres-template.ts';

const sample = new URL('../../../deploy/postgres/server-role.sql', import.meta.url);

/** A role of the sample (RUN-580), and the address of a database under it. */
type ServerRole = { readonly url: string; readonly drop: (server: string) => Promise<void> };

/** Makes the role of `deploy/postgres/server-role.sql` for a migrated database, under a name of its own. */
export async function addServerRole(url: string): Promise<ServerRole> {
  const name = `tiyin_server_${randomBytes(8).toString('hex')}`;
  const script = readFileSync(sample, 'utf8')
    .replaceAll(/\btiyin_server\b/g, name)
    .replaceAll('for role tiyin ', 'for role current_user ');
  await run(url, `${script}; alter role ${name} password '${name}'`);
  const ofRole = new URL(url);
  ofRole.username = name;
  ofRole.password = name;
  return { url: ofRole.href, drop: (server) => run(server, `drop role ${name}`) };
}

async function run(url: string, statements: string): Promise<void> {
  const client = await connectTo(url);
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
