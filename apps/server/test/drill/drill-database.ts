import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** An empty database of the drill's own. */
export type DrillDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/**
 * Creates an empty database, which the servers of the drill migrate and fill themselves. A commit is
 * written before it is acknowledged, whatever the tests' PostgreSQL does for speed: what a crash of the
 * database loses would be its loss and not ours.
 * @param server address of a superuser
 */
export async function createDrillDatabase(server: string): Promise<DrillDatabase> {
  const name = `tiyin_drill_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  await onServer(server, `alter database ${name} set synchronous_commit = on`);
  const url = new URL(server);
  url.pathname = name;
  const drop = (): Promise<void> => onServer(server, `drop database ${name} with (force)`);
  return { url: url.href, drop };
}

async function onServer(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
