import { callOutMs } from '../outside/call-out.ts';

/** The parts to close when the server ends. */
type Step = {
  /** For the log, where it fails. */
  readonly name: string;
  readonly run: () => Promise<void>;
};

/**
 * The longest an orderly end may take after the time to drain, in ms; then the process ends all the same. Longer than the
 * longest call to the outside, which is waited for.
 */
export const closingLimitMs: number = callOutMs + 5_000;

/** Called with each failed step. */
type Report = (step: string, error: unknown) => void;

/**
 * The opened parts, closed in reverse order: jobs before the HTTP side, that before the database.
 */
export class Closing {
  readonly #steps: Step[] = [];
  #end: Promise<boolean> | undefined;
  #report: Report;
  #limitMs = closingLimitMs;

  constructor(report: Report) {
    this.#report = report;
  }

  /** Whether closing has begun: later failures may be caused by it. */
  get isClosing(): boolean {
    return this.#end !== undefined;
  }

  /**
   * Adds a part that is closed before all earlier ones.
   * @param waitMs a time that it waits in any case, beyond the limit of all parts
   */
  add(name: string, run: () => Promise<void>, waitMs = 0): void {
    this.#limitMs += waitMs;
    this.#steps.unshift({ name, run });
  }

  /** Failures are reported to this one from now on. */
  reportTo(report: Report): void {
    this.#report = report;
  }

  /**
   * Closes everything, each even when another failed; once, for any number of calls.
   * @returns whether everything was closed in time
   */
  close(): Promise<boolean> {
    return (this.#end ??= this.#closeInTime());
  }

  async #closeInTime(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), this.#limitMs);
    });
    const inTime = await Promise.race([this.#closeAll(), late]);
    clearTimeout(timer);
    return inTime;
  }

  async #closeAll(): Promise<boolean> {
    let isClean = true;
    // Taken one by one: a start that is under way may add one meanwhile.
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) {
      const { name, run } = step;
      try {
        await run();
      } catch (error) {
        isClean = false;
        this.#report(name, error);
      }
    }
    return isClean;
  }
}

/**
 * Ends the process on a signal (Ctrl-C, or a supervisor's): orderly at the first, at once at the
 * second Ctrl-C. A second SIGTERM changes nothing: a supervisor that signals every process of a
 * service sends one, and `npm start` passes its own on.
 * @param close closes everything; resolves to whether that succeeded
 */
export function endOnSignals(close: () => Promise<boolean>): void {
  const end = (): void => {
    void close().then((isClean) => process.exit(isClean ? 0 : 1));
  };
  let interrupts = 0;
  process.on('SIGINT', () => {
    interrupts += 1;
    if (interrupts > 1) process.exit(1);
    end();
  });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
