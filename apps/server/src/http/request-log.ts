import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Actor, actorColumns } from '../actor.ts';
import { countRequest } from '../metrics/requests.ts';

/**
 * Puts the client's address on every line that is logged about a request, and logs one line about each
 * request at its end (PEOPLE-146): the route and not the address, since ids in addresses may be secrets.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => bind(request, { address: request.ip }));
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const facts = {
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(facts, 'request');
    countRequest({ ...facts, route: routeOptions.url });
  });
}

/** Puts the actor of a request on every further line about it, as `staff:7`. */
export function logActor(request: FastifyRequest, actor: Actor): void {
  const { actorType, actorId } = actorColumns(actor);
  bind(request, { actor: actorId === null ? actorType : `${actorType}:${actorId}` });
}

/** Adds the keyed hash of the attempted user name to every further log line. */
export function logSignInName(request: FastifyRequest, nameHash: string): void {
  bind(request, { nameHash });
}

function bind({ log }: FastifyRequest, fields: Readonly<Record<string, string>>): void {
  if (isPino(log)) log.setBindings(fields);
}

/** Fastify's type of a logger omits most methods of pino. */
function isPino(log: FastifyBaseLogger): log is FastifyBaseLogger & Pick<Logger, 'setBindings'> {
  return 'setBindings' in log;
}
