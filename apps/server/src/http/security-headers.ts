import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Headers for any response, or our own, apart from helmet. */
const ofAnyAnswer = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/**
 * Sends helmet's headers with every response; nothing may frame a response or run in it unless its
 * route allows it. Helmet would compose them for each request, which takes more than everything
 * else before the first query: they never differ, so they are computed once.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  isHttps: boolean,
): Promise<void> {
  const headers = await helmetHeaders(isHttps);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

async function helmetHeaders(isHttps: boolean): Promise<Readonly<Record<string, string>>> {
  const probe = Fastify();
  await probe.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps,
  });
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ofAnyAnswer.has(name) ? [] : [[name, String(value)]],
    ),
  );
}
