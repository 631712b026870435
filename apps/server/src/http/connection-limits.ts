import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { HttpLimits } from '../config/read-limits.ts';

/** The time a connection may be idle while a response is read, in ms. */
const idleMs = 120_000;

/**
 * The options that keep slow requests from occupying connections (RUN-202): late headers and late bodies are answered 408
 * and cut off.
 */
export function connectionLimits({
  requestTimeoutMs,
  headersTimeoutMs,
}: HttpLimits): Pick<FastifyHttpOptions<Server>, 'connectionTimeout' | 'requestTimeout' | 'http'> {
  return {
    connectionTimeout: idleMs,
    requestTimeout: requestTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: headersTimeoutMs,
      // Node looks for late requests so often only: with its 30 s they would have twice the time and more.
      connectionsCheckingInterval: Math.min(1000, Math.ceil(headersTimeoutMs / 4)),
    },
  };
}
