import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '../scripts/bootstrap.mjs';

const run = promisify(execFile);

/** Accounts are 100 000 for each: enough that no two clients wait for the same row. */
const scale = 10;

type Measurement = { readonly clients: number; readonly seconds: number };

/** pgbench on one database. */
export type Pgbench = {
  /** Makes its tables. */
  readonly initialise: () => Promise<void>;
  /** Transactions a second of `pgbench -N`: an update, a select and an insert, and a commit to disk. */
  readonly measure: (measurement: Measurement) => Promise<number>;
};

/** @param databaseUrl an address as libpq understands it */
export function pgbenchOn(program: string, databaseUrl: string): Pgbench {
  // In the environment and not among the arguments, which everybody on the machine can read.
  const env = { ...process.env, PGDATABASE: databaseUrl };
  return {
    initialise: async () => {
      await run(program, ['--initialize', '--quiet', `--scale=${scale}`], { env });
    },
    measure: async ({ clients, seconds }) => {
      const load = [`--client=${clients}`, `--jobs=${Math.min(clients, 2)}`, `--time=${seconds}`];
      const { stdout } = await run(program, ['--skip-some-updates', ...load], { env });
      return readTps(stdout);
    },
  };
}

/** @throws CommandError when pgbench printed no result, or one that is not to be trusted */
export function readTps(output: string): number {
  const tps = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
  if (tps > 0) return tps;
  throw new CommandError(`pgbench printed no result:\n${output}`);
}
