import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyJwt from '@fastify/jwt';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { hasSecureCookies } from './config/read-origins.ts';
import type { ServerContext } from './context.ts';
import { usualBodyLimit } from './http/body-limits.ts';
import { type BuiltApps } from './http/built-apps.ts';
import { type Draining, registerDraining } from './http/draining.ts';
import { answerClientErrors } from './http/client-errors.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { clientNetwork } from './outside/client-network.ts';
import { registerHosts } from './http/hosts.ts';
import { registerContract } from './http/contract-routes.ts';
import { registerLogos } from './http/logos.ts';
import { registerPages } from './http/pages.ts';
import { answerNotFound, answerUnreadable, registerProblems } from './http/problem-answers.ts';
import { registerReference } from './http/reference/reference-pages.ts';
import { registerOwnHost } from './http/same-origin.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerRequestSteps } from './http/request-steps.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { serializerCompiler, validatorCompiler } from './http/validation.ts';
import { ProblemError } from './problem.ts';

type Options = {
  /** The built apps; without them only the API is served. */
  readonly apps?: BuiltApps;
  /** Load tests switch the rate limits off. */
  readonly isRateLimited?: boolean;
  /** The end of the server; without it, it never ends. */
  readonly draining?: Draining;
};

/** The server's HTTP side: the contract's operations and, if given, the back office and the payment form. */
export async function createApp(
  context: ServerContext,
  { apps, isRateLimited = true, draining }: Options = {},
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = context.logger;
  const app = Fastify({
    loggerInstance,
    // One line about each request, at its end, is ours (PEOPLE-146).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: usualBodyLimit,
    // The longest is the token of a receipt (FORM-261).
    routerOptions: { maxParamLength: 1400, ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadable,
    trustProxy: [...context.config.trustedProxies],
    ...connectionLimits(context.config.httpLimits),
    clientErrorHandler: answerClientErrors(loggerInstance),
    // A request on a connection that is still open is served (RUN-440).
    return503OnClosing: false,
  });
  app.server.maxConnections = context.config.httpLimits.maxConnections;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('signedIn', null);
  app.decorateRequest('session', null);
  app.decorateRequest('keyMerchantId', null);
  app.decorateRequest('apiKeyId', null);
  app.decorateRequest('keyIsTest', null);
  app.decorateRequest('keyScopes', null);
  app.decorateRequest('provider', null);
  registerProblems(app, context);
  registerRequestLog(app);
  registerRequestSteps(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  if (draining) registerDraining(app, draining);
  await registerSecurityHeaders(app, hasSecureCookies(context.config));
  registerOwnHost(app, context.config);
  registerHosts(app, context.config);
  await app.register(fastifyCookie);
  await app.register(fastifyJwt, { secret: context.secrets.jwtKeys[0] });
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    errorResponseBuilder: () => new ProblemError('rate_limited'),
  });
  await registerContract(app, context, isRateLimited);
  registerLogos(app, context);
  registerReference(app, context.config, isRateLimited);
  if (apps) await registerPages(app, context, apps, isRateLimited);
  else app.setNotFoundHandler(answerNotFound);
  return app;
}
