import { isServerThere } from './is-server-there.ts';
import { preloadChunk } from './lazy-screen.ts';

/** The idle time before other screens are preloaded, in milliseconds. */
const QUIET_MS = 2000;

type Load = () => Promise<unknown>;

/** The browser's setting for people who pay for data. */
function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const isObject = typeof connection === 'object' && connection !== null;
  return isObject && 'saveData' in connection && connection.saveData === true;
}

/**
 * Preloads the code of screens one after another, each when the page is idle, so that they open
 * while the server is down (OFFICE-201). Stops at the first failure: browsers remember failed
 * scripts.
 * @returns stops it.
 */
export function preloadWhenIdle(loads: readonly Load[]): () => void {
  if (isSavingData()) return () => undefined;
  const stop = new AbortController();
  const next = (place: number) => {
    const load = loads[place];
    if (load === undefined || stop.signal.aborted) return;
    whenIdle(async () => {
      if (stop.signal.aborted || !(await isServerThere())) return;
      await preloadChunk(load);
      next(place + 1);
    });
  };
  const timer = setTimeout(() => next(0), QUIET_MS);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Safari has no idle callback. */
function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
