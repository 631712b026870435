import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../server-process.ts';

type Ending = Awaited<ServerProcess['ended']>;

/** A supervisor starts again what ended by itself, after this, in ms. */
const restartMs = 200;
/** A server that is not ready after this, in ms, will not be. */
const patienceMs = 120_000;

/** A server process that is started again whenever it ends, and killed when the drill says so. */
export class SupervisedServer {
  readonly url: string;
  /** How many requests it has answered, over all its lives; its clients count. */
  answers = 0;
  #env: Record<string, string>;
  #process: ServerProcess | undefined;
  /** Its exit if it was not killed. */
  readonly endedAlone: Ending[] = [];
  /** The standard error of killed ones. */
  readonly complaints: string[] = [];

  constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port) };
  }

  start(): void {
    const started = startServer(this.#env);
    this.#process = started;
    void started.ended.then(async (ending) => {
      if (this.#process !== started) return;
      this.endedAlone.push(ending);
      await pause(restartMs);
      if (this.#process === started) this.start();
    });
  }

  /** Resolves when it answers. */
  async ready(): Promise<void> {
    const givesUpAt = Date.now() + patienceMs;
    while (!(await this.#answers())) {
      if (Date.now() > givesUpAt) {
        const last = this.endedAlone.at(-1)?.stderr ?? 'it runs';
        throw new Error(`${this.url} does not get ready: ${last}`);
      }
      await pause(50);
    }
  }

  /** SIGKILL: no chance to tidy up. Nothing where it has ended. */
  async kill(): Promise<void> {
    const ending = await this.#end('SIGKILL');
    if (ending && ending.stderr !== '') this.complaints.push(ending.stderr);
  }

  /** Stops it, as on a machine that hangs, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.child.kill(signal);
  }

  /** Ends it in an orderly way; returns how it ended. */
  stop(): Promise<Ending | undefined> {
    return this.#end('SIGTERM');
  }

  /** Ends it in an orderly way and starts it with other variables; returns how it ended, once it answers again. */
  async restartWith(env: Readonly<Record<string, string>>): Promise<Ending | undefined> {
    const ending = await this.stop();
    this.#env = { ...this.#env, ...env };
    this.start();
    await this.ready();
    return ending;
  }

  /** Everything that it logged, over all its lives. */
  log(): Promise<string> {
    return readFile(join(this.#env['TIYIN_DATA_DIR'] ?? '', 'server.log'), 'utf8');
  }

  async #end(signal: NodeJS.Signals): Promise<Ending | undefined> {
    const ending = this.#process;
    this.#process = undefined;
    ending?.child.kill(signal);
    return ending?.ended;
  }

  async #answers(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/health`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }
}
