import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../server-process.ts';
import { sampleHosts } from './proxies.ts';

/** The folder of this version's build. */
export const builtServer: string = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Long enough for the proxies' samples: more than twice their time for idle connections. */
const drainSeconds = 10;

/** The secret of the servers of these tests. */
export const fleetSecret: Buffer = randomBytes(32);

/** How long a start took, in ms. */
export type Start = { readonly readyMs: number; readonly cpuMs: number };

/** The processor's time of a process so far: the kernel counts it in hundredths of a second. */
function processorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

type Place = { readonly port: number; readonly managementPort: number };

/** The environment of a server in production, behind the proxy of a sample. */
export function productionEnv(databaseUrl: string): Record<string, string> {
  return {
    BACKOFFICE_ORIGIN: `https://${sampleHosts.backoffice}`,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    PUBLIC_URL: `https://${sampleHosts.payform}`,
    TIYIN_DEMO: '0',
    TIYIN_DRAIN_SECONDS: String(drainSeconds),
    TIYIN_LOG_LEVEL: 'warn',
    TIYIN_MIGRATE_AT_START: '0',
    TIYIN_SECRET: fleetSecret.toString('base64'),
    TIYIN_TRUSTED_PROXIES: '127.0.0.1',
  };
}

/** One server of several, which is built and is restarted. */
export class BuiltServer {
  readonly #place: Place;
  readonly #env: Readonly<Record<string, string>>;
  #process: ServerProcess | undefined;

  constructor(place: Place, env: Readonly<Record<string, string>>) {
    this.#place = place;
    this.#env = env;
  }

  get port(): number {
    return this.#place.port;
  }

  get managementPort(): number {
    return this.#place.managementPort;
  }

  /**
   * Starts it.
   * @param folder of the build
   * @returns the time from its spawn until it was ready, and the processor's time for it, in ms
   */
  async start(folder = builtServer): Promise<Start> {
    const startedAt = performance.now();
    const { port, managementPort } = this.#place;
    const server = startServer(
      { ...this.#env, PORT: String(port), TIYIN_MANAGEMENT_PORT: String(managementPort) },
      `${folder}main.js`,
    );
    this.#process = server;
    let ending: string | undefined;
    void server.ended.then(({ stdout, stderr }) => (ending = `${stdout}${stderr}`));
    while (!(await this.#isReady())) {
      if (ending !== undefined) throw new Error(`a server did not start: ${ending}`);
      await pause(10);
    }
    return { readyMs: performance.now() - startedAt, cpuMs: processorMs(server.child.pid) };
  }

  async #isReady(): Promise<boolean> {
    const url = `http://127.0.0.1:${this.#place.managementPort}/readyz`;
    return fetch(url).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /** Ends it as a supervisor does; returns its exit code and everything that it wrote. */
  async stop(): Promise<{ readonly code: number | null; readonly text: string } | undefined> {
    this.#process?.child.kill('SIGTERM');
    const ending = await this.#process?.ended;
    this.#process = undefined;
    return ending && { code: ending.code, text: `${ending.stdout}${ending.stderr}` };
  }

  /** Leaves nothing behind, wherever a test broke off. */
  async kill(): Promise<void> {
    this.#process?.child.kill('SIGKILL');
    await this.#process?.ended;
  }
}
