import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem.ts';

/** The check of a load balancer. */
const healthUrl = '/api/health';

/** How long a load balancer waits before it looks again, in seconds. */
const retryAfterSeconds = 2;

/** The end of a server, as its requests see it (RUN-440). */
export type Draining = {
  /** It is not ready, and serves as before. */
  readonly isUnderWay: () => boolean;
  /** It accepts no new connection. */
  readonly isLeaving: () => boolean;
};

/**
 * While the server drains, it is not ready and serves every other request. Once it accepts no new connection, it has
 * each one closed by its client, so that none is in use when the server ends.
 */
export function registerDraining(app: FastifyInstance, { isUnderWay, isLeaving }: Draining): void {
  app.addHook('onRequest', async (request) => {
    if (!isUnderWay() || request.routeOptions.url !== healthUrl) return;
    throw new ProblemError('unavailable', { detail: 'The server is ending', retryAfterSeconds });
  });
  // At the end of a request: one that was under way before would keep its connection, and with it the server.
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close');
  });
}
