import { randomBytes } from 'node:crypto';
import { addressOf, connectTo } from './postgres-template.ts';

/**
 * A database of one's own that nothing has migrated.
 * @property onServer runs a statement about databases, from outside of this one
 * @property drop waits up to five seconds for connections that are closing (a pool's end does not),
 *   and fails where one was left open
 */
export type EmptyDatabase = {
  readonly name: string;
  readonly url: string;
  readonly onServer: (statement: string) => Promise<void>;
  readonly drop: () => Promise<void>;
};

/**
 * @param server address of a user who may create databases
 * @param purpose part of the database's name
 */
export async function createEmptyDatabase(server: string, purpose: string): Promise<EmptyDatabase> {
  const name = `tiyin_${purpose}_${randomBytes(8).toString('hex')}`;
  async function onServer(statement: string): Promise<void> {
    const client = await connectTo(server);
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
  await onServer(`create database ${name}`);
  const drop = (): Promise<void> => onServer(`drop database ${name}`);
  return { name, url: addressOf(server, name), onServer, drop };
}
