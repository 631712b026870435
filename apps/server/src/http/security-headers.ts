import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** What stands in any answer, or is its own, and has nothing to do with helmet. */
const ofAnyAnswer = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/**
 * Sends helmet's headers with every answer; nothing may frame an answer or run in it unless its route says
 * so. Helmet would compose them anew for each request, which takes more than all else that the server does
 * before its first query: since they never differ, it is asked once.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  isHttps: boolean,
): Promise<void> {
  const headers = await askHelmet(isHttps);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

async function askHelmet(isHttps: boolean): Promise<Readonly<Record<string, string>>> {
  const asked = Fastify();
  await asked.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps,
  });
  asked.get('/', (_request, reply) => reply.send());
  const { headers } = await asked.inject('/');
  await asked.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ofAnyAnswer.has(name) ? [] : [[name, String(value)]],
    ),
  );
}
