/**
 * Why the server cannot start, as one sentence for the person who started it: the process prints
 * it without a stack trace and ends with exit code 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The `code` of a system or PostgreSQL error; undefined where there is none. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
