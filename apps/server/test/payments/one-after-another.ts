/**
 * Runs an action only once its last run has ended, also where nobody waited for it: a search that ran out of its time
 * leaves one under way. `ended` resolves when none is.
 */
export function oneAfterAnother<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<void>,
) {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: async (...args: Args): Promise<void> => {
      await last;
      const running = act(...args);
      last = running.catch(() => undefined);
      await running;
    },
    ended: () => last,
  };
}
