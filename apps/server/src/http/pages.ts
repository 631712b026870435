import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { initForm } from '../payments/form/init-form.ts';
import { ProblemError } from '../problem.ts';
import type { BuiltFaces, RenderPaymentForm } from './built-faces.ts';
import { framersOf, setPagePolicy } from './page-policy.ts';
import { answerNotFound } from './problem-answers.ts';
import { pageRateLimit } from './rate-limits.ts';
import { sendPage } from './send-page.ts';

type View = Parameters<RenderPaymentForm>[0]['view'];

/** Serves both faces: the payment form rendered here, the back office's page, and their assets. */
export async function registerPages(
  app: FastifyInstance,
  context: ServerContext,
  faces: BuiltFaces,
  isRateLimited: boolean,
): Promise<void> {
  // The builds leave each file compressed beside itself.
  const hashed = { immutable: true, maxAge: '365d', index: false, preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...hashed,
    root: faces.backofficeAssets,
    prefix: '/backoffice-assets/',
  });
  await app.register(fastifyStatic, {
    ...hashed,
    root: faces.payformAssets,
    prefix: '/payform-assets/',
    decorateReply: false,
  });
  app.get<{ Params: { formId: string }; Querystring: { lang?: string | string[] } }>(
    '/payment/:formId',
    { config: pageRateLimit(isRateLimited) },
    async (request, reply) => {
      const nonce = setPagePolicy(reply, await framersOf(context, request.params.formId));
      reply.header('referrer-policy', 'no-referrer');
      const { lang } = request.query;
      const page = faces.renderPaymentForm({
        view: await readView(context, request, request.params.formId),
        lang: Array.isArray(lang) ? lang[0] : lang,
        nonce,
        nowMs: context.clock.now().getTime(),
      });
      return sendPage(request, reply.code(page.status), page.html);
    },
  );
  app.setNotFoundHandler((request, reply) => answerUnrouted(request, reply, faces));
}

/** Every path that is not the API's is the back office's, which has its own routes. */
function answerUnrouted(request: FastifyRequest, reply: FastifyReply, faces: BuiltFaces) {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPage = isRead && !/^\/(api|[a-z]+-assets)(?:[/?]|$)/.test(request.url);
  if (!isPage) return answerNotFound(request, reply);
  const nonce = setPagePolicy(reply);
  const html = faces.backofficePage.replaceAll('__CSP_NONCE__', nonce);
  return sendPage(request, reply.code(200), html);
}

async function readView(
  { database, secrets, clock, config }: ServerContext,
  request: FastifyRequest,
  formId: string,
): Promise<View> {
  try {
    const init = await database.transaction((tx) =>
      initForm(tx, { formId, secrets, publicUrl: config.publicUrl, now: clock.now() }),
    );
    return { kind: 'form', formId, init };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return { kind: 'not-found' };
    request.log.error({ err: error }, 'a payment form could not be rendered');
    return { kind: 'error' };
  }
}
