import { spawn } from 'node:child_process';

/** How a captured process ended. */
export interface Ending {
  readonly hasSucceeded: boolean;
  /** Everything it wrote, and a last line of ours when it was ended or could not be started. */
  readonly output: string;
}

/** Playwright ends the systems that it started in groups of their own, and gives each this long. */
const politenessMs = 12_000;

/**
 * Runs a command in a process group of its own and captures its output. Over its budget, or when
 * aborted, the whole group is ended: asked first, then forced.
 */
export function runProcess(
  [program, ...args]: readonly [string, ...string[]],
  options: { cwd: string; env: NodeJS.ProcessEnv; budgetMs: number; signal: AbortSignal },
): Promise<Ending> {
  const { cwd, env, budgetMs, signal } = options;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let verdict = '';
    let force: NodeJS.Timeout | undefined;
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { cwd, env, stdio, detached: true });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));

    const endGroup = (reason: string): void => {
      verdict = reason;
      // As by Ctrl-C: at SIGTERM Playwright leaves what it started behind.
      signalGroup(child.pid, 'SIGINT');
      force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), politenessMs);
    };
    const onAbort = (): void => endGroup('Interrupted.');
    const timer = setTimeout(
      () => endGroup(`Ended: over its budget of ${Math.round(budgetMs / 1000)} s.`),
      budgetMs,
    );
    signal.addEventListener('abort', onAbort);

    const finish = (hasSucceeded: boolean): void => {
      clearTimeout(timer);
      clearTimeout(force);
      signal.removeEventListener('abort', onAbort);
      const written = Buffer.concat(chunks).toString().trimEnd();
      resolve({ hasSucceeded, output: [written, verdict].filter(Boolean).join('\n') });
    };
    child.once('error', (error) => {
      verdict = `Could not be started: ${error.message}`;
      finish(false);
    });
    child.once('exit', (code) => {
      // Remaining processes of its group end with it.
      signalGroup(child.pid, 'SIGKILL');
      setTimeout(() => finish(code === 0 && verdict === ''), 50);
    });
  });
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // The group is gone already.
  }
}
