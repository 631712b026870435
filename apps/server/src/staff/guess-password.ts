import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../secrets/work-queue.ts';

/** One password at a time (PEOPLE-205): each keeps a core busy. */
const estimates = createWorkQueue(16);

/** The thread ends when no password has come for this long, in ms. */
const keptMs = 5_000;

let kept: Worker | undefined;
let end: NodeJS.Timeout | undefined;

/** The guesses that a password takes, as a power of ten. 503 `unavailable` where too many wait. */
export function guessesLog10(password: string): Promise<number> {
  return estimates('known', async () => {
    clearTimeout(end);
    const worker = (kept ??= startWorker());
    worker.ref();
    const message = once(worker, 'message');
    worker.postMessage(password);
    const answer: readonly unknown[] = await message.finally(() => {
      // A process does not wait for an idle thread at its end.
      worker.unref();
      end = setTimeout(endWorker, keptMs).unref();
    });
    return Number(answer[0]);
  });
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./guess-worker.ts', import.meta.url));
  worker.once('exit', () => {
    if (kept === worker) kept = undefined;
  });
  return worker;
}

function endWorker(): void {
  void kept?.terminate();
  kept = undefined;
}
