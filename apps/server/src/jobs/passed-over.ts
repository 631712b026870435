/** How long it is remembered that nothing else is due, in ms: what becomes due meanwhile waits at most so long. */
const rememberedMs = 250;

/**
 * Remembers that beside the calls of some merchants nothing was due. A search that passes over their calls reads all
 * of them, and with many queued it must not run each time that one of their calls ends.
 */
export function createPassedOver(now: () => number = () => performance.now()) {
  let merchants: readonly string[] = [];
  let until = 0;
  return {
    /** Whether a search that passes over these merchants would find nothing. */
    isAll: (passedOver: readonly string[]): boolean =>
      passedOver.length > 0 &&
      now() < until &&
      merchants.every((merchant) => passedOver.includes(merchant)),
    /** Notes that a search that passed over these merchants found nothing. */
    note: (passedOver: readonly string[]): void => {
      merchants = passedOver;
      until = now() + rememberedMs;
    },
  };
}

export type PassedOver = ReturnType<typeof createPassedOver>;
