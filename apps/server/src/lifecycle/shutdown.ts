import { callOutMs } from '../outside/call-out.ts';

/** What has to be undone when the server ends. */
type Step = {
  /** For the log, where it fails. */
  readonly name: string;
  readonly run: () => Promise<void>;
};

/**
 * The longest an orderly end may take, in ms; then the process ends all the same. Longer than the
 * longest call to the outside, which is waited for.
 */
const limitMs = callOutMs + 5_000;

/**
 * What was opened so far, closed in the opposite order: jobs before the HTTP side, that before the
 * database.
 */
export class Closing {
  readonly #steps: Step[] = [];
  #end: Promise<boolean> | undefined;

  /** Whether closing has begun: what fails from then on may fail because of it. */
  get isClosing(): boolean {
    return this.#end !== undefined;
  }

  /** Adds what is to be closed before everything that was added earlier. */
  add(name: string, run: () => Promise<void>): void {
    this.#steps.unshift({ name, run });
  }

  /**
   * Closes everything, each even when another failed; once, however often it is asked.
   * @param onFailure hears of each step that failed
   * @returns whether everything was closed in time
   */
  close(onFailure: (step: string, error: unknown) => void): Promise<boolean> {
    return (this.#end ??= this.#closeInTime(onFailure));
  }

  async #closeInTime(onFailure: (step: string, error: unknown) => void): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), limitMs);
    });
    const inTime = await Promise.race([this.#closeAll(onFailure), late]);
    clearTimeout(timer);
    return inTime;
  }

  async #closeAll(onFailure: (step: string, error: unknown) => void): Promise<boolean> {
    let isClean = true;
    for (const { name, run } of this.#steps) {
      try {
        await run();
      } catch (error) {
        isClean = false;
        onFailure(name, error);
      }
    }
    return isClean;
  }
}

/**
 * Ends the process when it is told to (Ctrl-C, or what supervisors send): orderly at the first
 * signal, at once at the second.
 * @param close closes everything; resolves to whether that went well
 */
export function endOnSignals(close: () => Promise<boolean>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) process.exit(1);
    isEnding = true;
    void close().then((isClean) => process.exit(isClean ? 0 : 1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
