import { CommandError } from '../scripts/bootstrap.mjs';

/** The settings of a run, from its environment. */
export type Settings = {
  /** Connections of pgbench, and customers of Tiyin: as many of each, one size of crowd after another. */
  readonly crowds: readonly number[];
  /** The largest of them: as many request lists. */
  readonly clients: number;
  /** How long each measurement takes, in s. */
  readonly seconds: number;
  /** How often pgbench and Tiyin take turns. */
  readonly rounds: number;
  /** Invoices of the longer list, in millions. */
  readonly millions: number;
  /** Server processes that share the customers. */
  readonly servers: number;
};

/** @throws CommandError naming the variable and its bad value */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const crowds = (env['BENCH_CLIENTS'] || '1,4,16')
    .split(',')
    .map((text) => countIn('BENCH_CLIENTS', text));
  return {
    crowds,
    clients: Math.max(...crowds),
    seconds: readCount(env, 'BENCH_SECONDS', 10),
    rounds: readCount(env, 'BENCH_ROUNDS', 3),
    millions: readCount(env, 'BENCH_MILLIONS', 1),
    servers: readCount(env, 'BENCH_SERVERS', 1),
  };
}

function readCount(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  return countIn(name, env[name] || String(otherwise));
}

function countIn(name: string, text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new CommandError(`${name} is "${text}", which is not a whole number from 1 to 9999.`);
}
