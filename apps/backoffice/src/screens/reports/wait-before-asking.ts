/** A download waits so long before it asks, in ms (section 9). */
const waitMs = 500;

/** Resolves when a download may ask for its file. */
export function waitBeforeAsking(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, waitMs);
  });
}
