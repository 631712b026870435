import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';

const installations = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL of the machine; undefined where there is none with all of them. */
export function findPostgresPrograms(): string | undefined {
  if (!existsSync(installations)) return undefined;
  return readdirSync(installations)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(installations, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')));
}

/** A user of the system. */
export type Account = { readonly uid?: number; readonly gid?: number };

/** The user that runs PostgreSQL, which refuses root; empty for ourselves. */
export function findAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL with all its programs, as a machine of an operator has it. */
export type MachinePostgres = {
  /** Everything is in it; the account may write there. */
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  /** Of the superuser `admin`. */
  readonly password: string;
  readonly account: Account;
  /** Ends every server in the folder, and removes it. */
  readonly close: () => void;
};

/** Starts one on a free port of 127.0.0.1. */
export async function startMachinePostgres(programs: string): Promise<MachinePostgres> {
  const account = findAccount();
  // The folder for temporary files of a test run is closed to other users.
  const folder = mkdtempSync('/tmp/tiyin-operating-');
  const password = randomBytes(16).toString('hex');
  const data = join(folder, 'primary');
  const port = await freePort();
  writeFileSync(join(folder, 'password'), password);
  chmodSync(folder, 0o755);
  if (account.uid !== undefined) {
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  }
  const run = (program: string, ...args: readonly string[]): void => {
    execFileSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...account,
    });
  };
  run(
    'initdb',
    `--pgdata=${data}`,
    `--pwfile=${folder}/password`,
    '--username=admin',
    '--auth=scram-sha-256',
    '--no-sync',
  );
  run(
    'pg_ctl',
    'start',
    '--wait',
    '--silent',
    `--pgdata=${data}`,
    `--log=${folder}/primary.log`,
    `--options=-p ${port} -h 127.0.0.1 -k ${folder}`,
  );
  const close = (): void => {
    for (const name of readdirSync(folder)) {
      if (!existsSync(join(folder, name, 'postmaster.pid'))) continue;
      run('pg_ctl', 'stop', '--wait', '--mode=immediate', `--pgdata=${join(folder, name)}`);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, data, port, password, account, close };
}
