import type { FormId } from '@tiyin/domain/ids';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withOrigin } from '../audit/origin.ts';
import type { ServerContext } from '../context.ts';
import type { BuiltApps } from './built-apps.ts';
import { type FormQuery, languageOf } from './form-query.ts';
import { createUploadAdmission } from './form-uploads.ts';
import { noteFormOpening } from './note-form-opening.ts';
import { readFormView } from './form-view.ts';
import { setFormPagePolicy, setPagePolicy } from './page-policy.ts';
import { customerNetwork } from '../outside/client-network.ts';
import { originOf } from './request-origin.ts';
import { createPlainCalls } from './plain-calls.ts';
import { toProblem } from './problem-answers.ts';
import { pageRateLimit, plainPostRateLimit } from './rate-limits.ts';
import { type Posted, readMultipart } from './read-multipart.ts';
import { refuseOtherSites } from './same-origin.ts';
import { sendPage } from './send-page.ts';

/** The largest post that is read, in bytes: a ticket's thousand characters, each of them encoded. */
const postLimit = 16 * 1024;

/** The largest post with a file, in bytes: a photo that is too large for a receipt gets its own error. */
const filePostLimit = 16 * 1024 * 1024;

type PlainRoute = {
  Params: { formId: FormId; '*'?: string };
  Querystring: FormQuery;
  Body: Posted | undefined;
};

/**
 * Serves the payment form to browsers without scripts: pages read by GET, which assign nothing
 * (FORM-8), and posts of native forms, each redirected to the form's current state. Only this scope
 * reads form bodies.
 */
export async function registerPlainForm(
  app: FastifyInstance,
  context: ServerContext,
  apps: BuiltApps,
  isRateLimited: boolean,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: postLimit },
    (_request, body, done) => {
      done(null, { fields: Object.fromEntries(new URLSearchParams(String(body))) });
    },
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: filePostLimit },
    ({ headers }: FastifyRequest, body: Buffer | string) =>
      readMultipart(
        headers['content-type'] ?? '',
        Buffer.isBuffer(body) ? body : Buffer.from(body),
      ),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    answerError(error, request, reply, apps),
  );
  const answer = createAnswer(context, apps);
  const admit = createUploadAdmission(context.database);
  for (const url of ['/payment/:formId/plain', '/payment/:formId/plain/*']) {
    app.get<PlainRoute>(url, { config: pageRateLimit(isRateLimited) }, answer);
    app.post<PlainRoute>(
      url,
      {
        config: plainPostRateLimit(isRateLimited),
        onRequest: async (request, reply) => {
          refuseOtherSites(request, context.config);
          if (!isMultipart(request)) return;
          const { formId } = request.params;
          await admit(request, reply, { formId, limit: filePostLimit });
        },
      },
      answer,
    );
  }
}

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

function createAnswer(context: ServerContext, apps: BuiltApps) {
  return async (request: FastifyRequest<PlainRoute>, reply: FastifyReply) => {
    const { formId } = request.params;
    const view = await readFormView(context, request, formId);
    const lang = languageOf(request.query);
    // The page does not wait for it.
    void noteFormOpening(context, request, { view, lang });
    const post =
      request.method === 'POST' && view.kind === 'form'
        ? {
            fields: request.body?.fields ?? {},
            ...(request.body?.file && { file: request.body.file }),
            calls: createPlainCalls(
              context,
              formId,
              view.init.verficationKey,
              customerNetwork(request.ip),
            ),
          }
        : undefined;
    const requested = {
      view,
      path: request.params['*'] ?? '',
      lang,
      nonce: await setFormPagePolicy(reply, context, formId),
      nowMs: context.clock.now().getTime(),
      ...(post && { post }),
    };
    const answered = await withOrigin(originOf(request), () => apps.answerPlainForm(requested));
    return answered.kind === 'redirect'
      ? reply.redirect(answered.location, 303)
      : sendPage(request, reply.code(answered.status), answered.html);
  };
}

/** Errors are pages too, because a person with a browser posted the form. */
async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  apps: BuiltApps,
) {
  const { status, retryAfterSeconds } = toProblem(error);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  else if (status >= 500) request.log.error({ err: error }, 'a plain payment page failed');
  reply.header('referrer-policy', 'no-referrer');
  const { html } = apps.renderPaymentForm({
    view: { kind: 'error' },
    lang: languageOf(queryOf(request)),
    nonce: setPagePolicy(reply),
    nowMs: 0,
  });
  return sendPage(request, reply.code(status), html);
}

/** The query of a request whose route is unknown to the compiler: only `lang` is read, as text. */
function queryOf({ query }: FastifyRequest): FormQuery {
  const isNamed = typeof query === 'object' && query !== null && 'lang' in query;
  return isNamed && typeof query.lang === 'string' ? { lang: query.lang } : {};
}
