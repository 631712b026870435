import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem.ts';

/** The check of a load balancer. */
const healthUrl = '/api/health';

/** How long a load balancer waits before it looks again, in seconds. */
const retryAfterSeconds = 2;

/**
 * While the server drains (RUN-440), it is not ready, serves every other request, and has each connection closed by
 * its client, so that none is in use when the listener ends.
 */
export function registerDraining(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onRequest', async (request) => {
    if (!isDraining() || request.routeOptions.url !== healthUrl) return;
    throw new ProblemError('unavailable', { detail: 'The server is ending', retryAfterSeconds });
  });
  // At the end of a request: one that was under way before would keep its connection, and with it the server.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
}
