import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, readFileSync, readdirSync } from 'node:fs';
import type { Account } from '../../deploy/machine-postgres.ts';

type Options = {
  readonly program: string;
  readonly args: readonly string[];
  /** Everything that it prints. */
  readonly log: string;
  readonly account: Account;
  readonly env?: Readonly<Record<string, string>>;
};

/** A program beside the servers, which a drill kills, stops and starts again. */
export class Daemon {
  readonly #options: Options;
  #child: ChildProcess | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    const { program, args, log, account, env } = this.#options;
    const output = openSync(log, 'a');
    this.#child = spawn(program, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      // Out of reach of a Ctrl-C meant for us.
      detached: true,
      ...account,
    });
    closeSync(output);
  }

  get pid(): number | undefined {
    return this.#child?.exitCode === null && this.#child.signalCode === null
      ? this.#child.pid
      : undefined;
  }

  /** Why it cannot answer: the end of what it printed. */
  lastWords(): string {
    return readFileSync(this.#options.log, 'utf8').slice(-2_000);
  }

  signal(signal: NodeJS.Signals): void {
    if (this.pid !== undefined) this.#child?.kill(signal);
  }

  async kill(): Promise<void> {
    if (this.pid === undefined || !this.#child) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}

/** A process and its children, at this moment. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === pid,
  );
  return [pid, ...children.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Sends a signal to each; one that has ended meanwhile is left out. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}
