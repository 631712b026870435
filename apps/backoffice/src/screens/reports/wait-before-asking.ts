/** A download waits so long before it asks, in ms (OFFICE-54). */
const waitMs = 500;

/** Resolves when a download may ask for its file. */
export function waitBeforeAsking(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, waitMs);
  });
}
