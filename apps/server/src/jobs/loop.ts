/** The pause of a loop when nothing is due, in ms. */
const restMs = 250;
/** The longest rest of a loop whose work cannot begin, in ms: each failure doubles it. */
const longestRestMs = 8_000;

type Options = {
  /**
   * Starts the next due work; undefined when none is due. An `end` of true means that other work can begin now, also
   * if nothing was due before.
   */
  readonly begin: () => Promise<{ readonly end: Promise<unknown> } | undefined>;
  /** The limit of concurrent work. */
  readonly width: number;
  /** How much of it is begun at the same moment. Default: all. */
  readonly atOnce?: number;
  /** Called with each failure: the loop continues. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * Starts due work until stopped; stopping waits for running work. While idle one query of the queue
 * is enough; otherwise as many in parallel as there is room for.
 */
export function createLoop({ begin, width, atOnce = width, onFailure }: Options) {
  const inHand = new Set<Promise<void>>();
  let isRunning = false;
  let isBusy = false;
  let failures = 0;
  let loop: Promise<void> = Promise.resolve();
  let isWoken = false;
  let wake: () => void = () => {};

  async function run(): Promise<void> {
    while (isRunning) {
      const room = Math.min(width - inHand.size, atOnce);
      isWoken = false;
      isBusy = room > 0 ? await beginSome(isBusy ? room : 1) : await oneEnds();
      if (!isBusy && !isWoken && isRunning) await rest();
    }
    await Promise.all(inHand);
  }

  async function beginSome(count: number): Promise<boolean> {
    const begun = await Promise.all(Array.from({ length: count }, beginOne));
    return begun.includes(true);
  }

  async function beginOne(): Promise<boolean> {
    try {
      const begun = await begin();
      failures = 0;
      if (begun) keep(begun.end);
      return begun !== undefined;
    } catch (error) {
      failures += 1;
      onFailure(error);
      return false;
    }
  }

  function keep(end: Promise<unknown>): void {
    const kept: Promise<void> = end.catch(onFailure).then((ended) => {
      inHand.delete(kept);
      if (ended !== true) return;
      isWoken = true;
      wake();
    });
    inHand.add(kept);
  }

  async function oneEnds(): Promise<true> {
    await Promise.race(inHand);
    return true;
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, restAfter(failures));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    start(): void {
      isRunning = true;
      loop = run();
    },
    async stop(): Promise<void> {
      isRunning = false;
      wake();
      await loop;
    },
  };
}

/**
 * The pause of a loop after some failures in a row, in ms, so that an unavailable database is not
 * flooded.
 */
export function restAfter(failures: number): number {
  return Math.min(restMs * 2 ** failures, longestRestMs);
}
