import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '../../deploy/machine-postgres.ts';
import { fillIn } from '../../deploy/programs.ts';
import { deployFolder } from '../../deploy/proxies.ts';
import { Daemon } from './daemon.ts';

/** Another PgBouncer than the one of the path. */
export const poolerProgram: string = process.env['HA_PGBOUNCER'] || 'pgbouncer';

/** Since this version it keeps prepared statements. */
const sinceMinor = 21;

type Options = {
  readonly folder: string;
  readonly account: Account;
  readonly port: number;
  /** Where the primary is found, on this machine. */
  readonly primaryPort: number;
  /** The name of the database there. */
  readonly name?: string;
  /** Of the user `tiyin`. */
  readonly password: string;
  /** How many connections to PostgreSQL it opens. */
  readonly size?: number;
};

/** The version of PgBouncer, and whether it keeps prepared statements. */
export function readPoolerVersion(): { readonly version: string; readonly isPrepared: boolean } {
  const printed = execFileSync(poolerProgram, ['--version'], { encoding: 'utf8' });
  const [, version = '', minor] = /PgBouncer (\d+\.(\d+)\.\d+)/i.exec(printed) ?? [];
  return { version, isPrepared: Number(minor) >= sinceMinor };
}

/** PgBouncer by its sample, which is not started yet. */
export function makePooler({
  folder,
  account,
  port,
  primaryPort,
  name = 'tiyin',
  password,
  size = 40,
}: Options): Daemon {
  const sample = readFileSync(join(deployFolder, 'ha/pgbouncer.ini'), 'utf8');
  const config = fillIn(sample, {
    'host=10.0.0.40 port=5432 dbname=tiyin': `host=127.0.0.1 port=${primaryPort} dbname=${name}`,
    'default_pool_size = 40': `default_pool_size = ${size}`,
    '10.0.0.41': '127.0.0.1',
    '6432': String(port),
    '/etc/pgbouncer/userlist.txt': join(folder, 'userlist.txt'),
    // Unix sockets of several would be in each other's way.
    'auth_type =': 'unix_socket_dir =\nauth_type =',
  });
  writeFileSync(join(folder, 'userlist.txt'), `"tiyin" "${password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    readPoolerVersion().isPrepared ? config : fillIn(config, { max_prepared_statements: ';' }),
  );
  return new Daemon({
    program: poolerProgram,
    args: [join(folder, 'pgbouncer.ini')],
    log: join(folder, 'pgbouncer.log'),
    account,
  });
}
