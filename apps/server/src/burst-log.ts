/** The period, in ms, in which repeated failures are only counted. */
const quietMs = 1_000;

/**
 * Logs the first failure at once and further ones no more than once a second, with their count
 * since the last line.
 * @param say receives the newest event and the count
 */
export function createBurstLog<Event = unknown>(
  say: (event: Event, count: number) => void,
): (event: Event) => void {
  let timer: NodeJS.Timeout | undefined;
  let waiting: { readonly event: Event; readonly count: number } | undefined;

  function flush(): void {
    timer = undefined;
    if (!waiting) return;
    say(waiting.event, waiting.count);
    waiting = undefined;
    beQuiet();
  }

  function beQuiet(): void {
    timer = setTimeout(flush, quietMs);
    timer.unref();
  }

  return (event) => {
    if (timer !== undefined) {
      waiting = { event, count: (waiting?.count ?? 0) + 1 };
      return;
    }
    say(event, 1);
    beQuiet();
  };
}
