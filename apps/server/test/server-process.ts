import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The demo as `npm start` starts it: built. */
const main = fileURLToPath(new URL('../../demo/dist/main.js', import.meta.url));

/** The program without the demo. */
export const serverAlone: string = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Preloaded into a server: when the tests are gone, however they went, so is the server. */
const endWithTests =
  "data:text/javascript,process.on('disconnect',()=>process.exit());process.channel.unref()";

/** How a server ended. */
type Ending = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** A server in a process of its own, as a person starts it. */
export type ServerProcess = {
  readonly child: ChildProcess;
  /** Resolves to what it printed so far, once that contains a text; rejects when it ends before. */
  readonly printed: (text: string) => Promise<string>;
  /** Resolves when the process is gone. */
  readonly ended: Promise<Ending>;
};

/** Starts the server, or another script, with these variables on top of the bare environment. */
export function startServer(env: Record<string, string>, script = main): ServerProcess {
  const { NODE_ENV: _, ...bare } = process.env;
  const child = spawn(process.execPath, ['--import', endWithTests, script], {
    env: { ...bare, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  const printed = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (stdout.includes(text)) resolve(stdout);
      };
      child.stdout?.on('data', look);
      void ended.then(() => reject(new Error(`The server ended instead: ${stdout}${stderr}`)));
      look();
    });
  return { child, printed, ended };
}
