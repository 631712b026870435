/** The delay before a download's request, in ms (OFFICE-54). */
const waitMs = 500;

/** Resolves when a download may request its file. */
export function waitBeforeRequest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, waitMs);
  });
}
