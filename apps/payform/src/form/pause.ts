/**
 * Waits some milliseconds, or less: until the page is looked at or shown again or the network is back, since then the answer
 * is wanted at once. Ends at once when the signal aborts; it never rejects.
 */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const settled = new AbortController();
    const end = () => {
      clearTimeout(timer);
      settled.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const listening = { signal: settled.signal };
    signal.addEventListener('abort', end, listening);
    addEventListener('online', end, listening);
    // No other event reports that the page returned from the back-forward cache.
    addEventListener('pageshow', end, listening);
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && end(),
      listening,
    );
  });
}
