import { basename } from 'node:path';

const intervalMs = 250;

/**
 * Calls back once when the npm that runs this program has ended without passing a signal on, as when it is
 * killed. npm's script has to begin with `exec`: a shell in between would keep npm's signals to itself, and
 * be the parent instead of npm. Does nothing where npm does not run this program: a server that was started
 * in the background outlives its terminal's shell.
 * @param {() => void} onEnd
 */
export function watchNpm(onEnd) {
  // The variable is inherited by all that a script starts: it has to name this program.
  const script = process.env['npm_lifecycle_script'] ?? '';
  if (!script.includes(`scripts/${basename(process.argv[1] ?? '')}`)) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    onEnd();
  }, intervalMs);
  timer.unref();
}
