import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from '../scripts/bootstrap.mjs';
import { memoryEnv, memoryFlags } from '../scripts/memory-flags.mjs';

/** The address of its pages that a server in these measurements is configured with. */
export const publicUrl = 'https://bench.example';

/** The resource usage of a server since its start; memory is its maximum. */
export type Usage = {
  readonly cpuMs: number;
  readonly roundTrips: number;
  readonly peakBytes: number;
};

/** A server in a process of its own. */
export type ServerProcess = {
  /** Its id with the operating system. */
  readonly id: number;
  readonly url: string;
  readonly usage: () => Promise<Usage>;
  /** Lets it end in order; resolves when it is gone. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts a server on a migrated database; resolves when it answers.
 * @param options whether it calls merchants' servers: by default their callbacks stay in the queue
 */
export function startServer(
  databaseUrl: string,
  secret: Buffer,
  { isCalling = false }: { readonly isCalling?: boolean } = {},
): Promise<ServerProcess> {
  return startProcess(
    new URL('./deposit-server.ts', import.meta.url),
    {
      ...memoryEnv,
      DATABASE_URL: databaseUrl,
      TIYIN_SECRET: secret.toString('base64'),
      ...(isCalling && { BENCH_CALLS: '1' }),
    },
    memoryFlags,
  );
}

/** Starts a program that reports its `url` once it listens, and its resource usage on request. */
export async function startProcess(
  program: URL,
  env: NodeJS.ProcessEnv,
  execArgv: string[] = [],
): Promise<ServerProcess> {
  const child = fork(program, {
    execArgv,
    // Its log is written as in production, and goes nowhere.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      // For profiling the server alone.
      NODE_OPTIONS: process.env['BENCH_NODE_OPTIONS'] ?? '',
      NODE_ENV: 'production',
      PUBLIC_URL: publicUrl,
      PORT: '0',
      ...env,
    },
  });
  const ready = await nextMessage(child);
  if (!('url' in ready) || typeof ready.url !== 'string') throw new Error('a server said nothing');
  return {
    id: child.pid ?? 0,
    url: ready.url,
    usage: async () => {
      const answer = nextMessage(child);
      child.send('usage');
      return readUsage(await answer);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<object> {
  const ended = new AbortController();
  const onExit = (): void => ended.abort();
  child.once('exit', onExit);
  try {
    const heard: unknown[] = await once(child, 'message', { signal: ended.signal });
    const [message] = heard;
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    throw new CommandError('A server of the measurement ended; what it printed says why.');
  } finally {
    child.off('exit', onExit);
  }
}

function readUsage(message: object): Usage {
  if (!('cpuMs' in message && 'roundTrips' in message && 'peakBytes' in message))
    throw new Error('no usage was reported');
  return {
    cpuMs: Number(message.cpuMs),
    roundTrips: Number(message.roundTrips),
    peakBytes: Number(message.peakBytes),
  };
}
