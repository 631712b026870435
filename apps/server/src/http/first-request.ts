import type { FormId } from '@tiyin/domain/ids';
import type { FastifyInstance } from 'fastify';
import { withOrigin } from '../audit/origin.ts';
import type { ServerContext } from '../context.ts';
import { customerNetwork } from '../outside/client-network.ts';
import type { BuiltApps } from './built-apps.ts';
import { type FormQuery, languageOf } from './form-query.ts';
import { readFormView } from './form-view.ts';
import { setPagePolicy } from './page-policy.ts';
import { createPlainCalls } from './plain-calls.ts';
import { plainPostRateLimit } from './rate-limits.ts';
import { originOf } from './request-origin.ts';
import { refuseOtherSites } from './same-origin.ts';
import { sendPage } from './send-page.ts';

/**
 * Answers the request for requisites that a form's page makes while its scripts are loading (FORM-273): with the view
 * that the form then has, or 204 where the form has to make the request itself.
 */
export function registerFirstRequest(
  app: FastifyInstance,
  context: ServerContext,
  apps: BuiltApps,
  isRateLimited: boolean,
): void {
  app.post<{ Params: { formId: FormId }; Querystring: FormQuery }>(
    '/payment/:formId',
    {
      config: plainPostRateLimit(isRateLimited),
      onRequest: async (request) => refuseOtherSites(request, context.config),
    },
    async (request, reply) => {
      const { formId } = request.params;
      const readView = () => readFormView(context, request, formId);
      const view = await readView();
      const key = view.kind === 'form' ? view.init.verficationKey : '';
      const { requestRequisites } = createPlainCalls(
        context,
        formId,
        key,
        customerNetwork(request.ip),
      );
      const html = await withOrigin(originOf(request), () =>
        apps.answerFirstRequest({
          view,
          readView,
          lang: languageOf(request.query),
          nowMs: () => context.clock.now().getTime(),
          requestRequisites,
        }),
      );
      reply.header('referrer-policy', 'no-referrer');
      setPagePolicy(reply);
      return html === undefined ? reply.code(204).send() : sendPage(request, reply, html);
    },
  );
}
