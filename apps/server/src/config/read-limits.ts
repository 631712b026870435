import { StartupError } from '../errors/startup-error.ts';
import { readCount } from './read-count.ts';

/** The time limit for a request to arrive, and the maximum number of open connections. */
export type HttpLimits = {
  /** From the first byte of a request to the last of its body, in ms. */
  readonly requestTimeoutMs: number;
  /** From the first byte of a request, or the opening of its connection, to the end of its headers, in ms. */
  readonly headersTimeoutMs: number;
  /** Further connections are closed as soon as they are opened. */
  readonly maxConnections: number;
};

/**
 * Reads the limits of RUN-202.
 * @throws StartupError naming the variable and its bad value
 */
export function readHttpLimits(env: NodeJS.ProcessEnv): HttpLimits {
  const request = readCount(env, 'TIYIN_REQUEST_TIMEOUT', { fallback: 15, max: 300 });
  const headers = readCount(env, 'TIYIN_HEADERS_TIMEOUT', { fallback: 10, max: 300 });
  if (headers > request) {
    throw new StartupError(
      `TIYIN_HEADERS_TIMEOUT is ${headers} s, longer than TIYIN_REQUEST_TIMEOUT with ${request} s, ` +
        'of which the headers are the first part.',
    );
  }
  return {
    requestTimeoutMs: request * 1000,
    headersTimeoutMs: headers * 1000,
    maxConnections: readCount(env, 'TIYIN_MAX_CONNECTIONS', { fallback: 2000, max: 1_000_000 }),
  };
}
