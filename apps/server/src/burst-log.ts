/** Within this, in ms, what is said again is only counted. */
const quietMs = 1_000;

/**
 * Says what goes wrong often at once and then no more than once a second, with how often it happened since it
 * was said last.
 * @param say gets the newest event and the count
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
