import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginStep, isTracing, type OpenStep } from '../tracing/traced.ts';

/** Makes each request a step of a trace, where traces are recorded (ADR 38): by its route, since addresses may be secrets. */
export function registerRequestSteps(app: FastifyInstance): void {
  if (!isTracing()) return;
  const steps = new WeakMap<FastifyRequest, OpenStep>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const step = beginStep({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'tiyin.request_id': request.id,
      },
    });
    if (!step) return done();
    steps.set(request, step);
    step.within(done);
  });
  // A body is read in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const step = steps.get(request);
    if (step) step.within(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    steps.get(request)?.end({
      attributes: { 'http.response.status_code': reply.statusCode },
      hasFailed: reply.statusCode >= 500,
    });
  });
}
