/**
 * Why the server cannot start, in one sentence for the person who started it: the process prints it
 * without a stack trace and exits with code 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** A StartupError because PostgreSQL cannot be reached, which may pass. */
export class DatabaseAway extends StartupError {
  /** Whether there was a connection, or a server that is starting up or shutting down. */
  readonly wasReached: boolean;

  constructor(sentence: string, wasReached: boolean) {
    super(sentence);
    this.wasReached = wasReached;
  }
}

/** The `code` of a system or PostgreSQL error; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
