import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.ts';

const main = fileURLToPath(new URL('../apps/demo/dist/main.js', import.meta.url));

/** A server of the journey's own, which it may kill and start again on the same data and port. */
export class OwnServer {
  readonly #dataDir: string;
  readonly #env: (port: number) => Readonly<Record<string, string>>;
  #port = 0;
  #process: ChildProcess | undefined;

  /** @param env settings, which may name the port that it gets */
  constructor(
    dataDir: string,
    env: (port: number) => Readonly<Record<string, string>> = () => ({}),
  ) {
    this.#dataDir = dataDir;
    this.#env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        // A database that no other server of the run shares: empty is the embedded one.
        DATABASE_URL: process.env['TIYIN_E2E_OWN_DATABASE_URL'] ?? '',
        PORT: String(this.#port),
        PUBLIC_URL: this.url,
        TIYIN_DATA_DIR: this.#dataDir,
        TIYIN_DEMO: '1',
        ...this.#env(this.#port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.on('data', (text: Buffer) => {
        if (text.includes('Tiyin is ready')) resolve();
      });
    });
  }

  /** SIGKILL: no chance to tidy up. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
