import { readCount } from './read-count.ts';
import { readHost } from './read-host.ts';
import { readIsTraced } from './read-tracing.ts';
import { readWord } from './read-word.ts';

/** The work of a process: requests, jobs, or both (RUN-441). */
export type Role = 'web' | 'jobs' | 'all';

const roles: readonly Role[] = ['web', 'jobs', 'all'];

/** The log levels, the most talkative first. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

/** The settings of a process among several of one system. */
export type ProcessSettings = {
  readonly role: Role;
  /** How long requests are still served after the signal to end, in ms (RUN-440). */
  readonly drainMs: number;
  /** Whether the start brings the schema up to date; otherwise it refuses an older one (RUN-442). */
  readonly migratesAtStart: boolean;
  /** The address of the probes and of the metrics (RUN-443); undefined: there is none. */
  readonly management: { readonly host: string; readonly port: number } | undefined;
  /** Whether merchants' servers and providers are called; a copy of a live database must call nobody (RUN-458). */
  readonly callsOut: boolean;
  /** Whether traces are sent, which the variables of OpenTelemetry say where (ADR 38). */
  readonly isTraced: boolean;
  /** Lines below it are not written. */
  readonly logLevel: (typeof logLevels)[number];
};

/**
 * The environment with the role of the command's argument, if it names one.
 * @throws StartupError for a wrong TIYIN_ROLE that the argument would hide until the next start
 */
export function withRole(env: NodeJS.ProcessEnv, role: string | undefined): NodeJS.ProcessEnv {
  readRole(env);
  return role === undefined ? env : { ...env, TIYIN_ROLE: role };
}

const readRole = (env: NodeJS.ProcessEnv) => readWord(env, 'TIYIN_ROLE', roles, 'all');

/**
 * Reads the settings of the process.
 * @throws StartupError naming the variable and its bad value
 */
export function readProcess(env: NodeJS.ProcessEnv): ProcessSettings {
  const seconds = readCount(env, 'TIYIN_DRAIN_SECONDS', { fallback: 0, min: 0, max: 120 });
  return {
    role: readRole(env),
    drainMs: seconds * 1000,
    migratesAtStart: readWord(env, 'TIYIN_MIGRATE_AT_START', ['0', '1'], '1') === '1',
    management: readManagement(env),
    callsOut: readWord(env, 'TIYIN_OUTGOING', ['on', 'off'], 'on') === 'on',
    isTraced: readIsTraced(env),
    logLevel: readWord(env, 'TIYIN_LOG_LEVEL', logLevels, 'info'),
  };
}

function readManagement(env: NodeJS.ProcessEnv): ProcessSettings['management'] {
  const host = readHost(env, 'TIYIN_MANAGEMENT_HOST');
  if (!env['TIYIN_MANAGEMENT_PORT']) return undefined;
  const range = { fallback: 0, min: 0, max: 65_535 };
  return {
    host,
    port: readCount(env, 'TIYIN_MANAGEMENT_PORT', range),
  };
}
