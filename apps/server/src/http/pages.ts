import fastifyStatic from '@fastify/static';
import type { FormId } from '@tiyin/domain/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { BuiltApps } from './built-apps.ts';
import { registerFirstRequest } from './first-request.ts';
import { type FormQuery, languageOf } from './form-query.ts';
import { readFormView } from './form-view.ts';
import { noteFormOpening } from './note-form-opening.ts';
import { setFormPagePolicy, setPagePolicy } from './page-policy.ts';
import { registerPolicyReports } from './policy-reports.ts';
import { registerPlainForm } from './plain-form.ts';
import { ProblemError } from '../problem.ts';
import { isBackofficePage } from './backoffice-pages.ts';
import { servedBy } from './own-addresses.ts';
import { answerNotFound } from './problem-answers.ts';
import { hashesPolicy, type OfficeHashes } from './office-hashes.ts';
import { pageRateLimit } from './rate-limits.ts';
import { registerReceiptPages } from './receipt-pages.ts';
import { sendPage } from './send-page.ts';

/** Serves the payment form, rendered here, the back office's page, and their assets. */
export async function registerPages(
  app: FastifyInstance,
  context: ServerContext,
  apps: BuiltApps,
  isRateLimited: boolean,
): Promise<void> {
  // The builds leave each file compressed beside itself.
  const hashed = { immutable: true, maxAge: '365d', index: false, preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...hashed,
    root: apps.backofficeAssets,
    prefix: '/backoffice-assets/',
  });
  await app.register(fastifyStatic, {
    ...hashed,
    root: apps.payformAssets,
    prefix: '/payform-assets/',
    decorateReply: false,
  });
  app.get<{ Params: { formId: FormId }; Querystring: FormQuery }>(
    '/payment/:formId',
    { config: pageRateLimit(isRateLimited) },
    async (request, reply) => {
      const nonce = await setFormPagePolicy(reply, context, request.params.formId);
      const view = await readFormView(context, request, request.params.formId);
      const lang = languageOf(request.query);
      // The page does not wait for it.
      void noteFormOpening(context, request, { view, lang });
      const page = apps.renderPaymentForm({
        view,
        lang,
        nonce,
        nowMs: context.clock.now().getTime(),
      });
      return sendPage(request, reply.code(page.status), page.html);
    },
  );
  registerFirstRequest(app, context, apps, isRateLimited);
  await registerPolicyReports(app, isRateLimited);
  registerReceiptPages(app, context, apps, isRateLimited);
  await app.register((scope) => registerPlainForm(scope, context, apps, isRateLimited));
  registerLateHashes(app, apps.officeHashes);
  const office = { page: backofficePage(apps, context.config), hashes: apps.officeHashes };
  app.setNotFoundHandler((request, reply) => {
    const served = servedBy(request.host, context.config);
    if (served === 'programs') return answerNotFound(request, reply);
    if (served === 'payform') return answerUnknownPayment(request, reply, apps);
    return answerUnrouted(request, reply, office);
  });
}

/** The back office's page with its configuration. */
function backofficePage(
  apps: BuiltApps,
  { hasPasswordSignIn, oidc, supportUrl = '' }: ServerContext['config'],
): string {
  const settings = {
    __SUPPORT_URL__: supportUrl,
    __SIGN_IN_PROVIDER__: oidc?.name ?? '',
    __PASSWORD_SIGN_IN__: hasPasswordSignIn ? 'on' : 'off',
  };
  return Object.entries(settings).reduce(
    (page, [name, value]) => page.replace(name, () => attribute(value)),
    apps.backofficePage,
  );
}

/** The script of the late hashes, kept by browsers like the files of the build. */
function registerLateHashes(app: FastifyInstance, { late }: OfficeHashes): void {
  if (late === undefined) return;
  app.get(late.path, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendPage(request, reply.type('text/javascript; charset=utf-8'), late.body);
  });
}

/** No other character ends an attribute. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * Responds to a path without a route. The back office handles its own: its page is sent to requests
 * that accept HTML. A browser gets it for any other path too, with status 404, because the
 * application shows that itself.
 */
function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, hashes }: { readonly page: string; readonly hashes: OfficeHashes },
) {
  const path = request.url.split('?', 1)[0] ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPage = isBackofficePage(path);
  const accept = request.headers.accept ?? '*/*';
  const isForBrowsers = /\btext\/html\b/i.test(accept) && !isOfPrograms.test(path);
  const isTaken = isPage && /\btext\/(?:html|\*)|\*\/\*/i.test(accept);
  if (isPage && !isRead) reply.header('allow', 'GET, HEAD');
  if (isPage && !isRead) throw new ProblemError('method_not_allowed');
  if (!isRead || !(isTaken || isForBrowsers)) return answerNotFound(request, reply);
  const nonce = setPagePolicy(reply, [], [hashesPolicy]);
  const html = hashes.inPage(page, path, nonce).replaceAll('__CSP_NONCE__', nonce);
  return sendPage(request, reply.code(isPage ? 200 : 404), html);
}

/** On the payment form's own host a browser is shown that there is no such payment. */
function answerUnknownPayment(request: FastifyRequest, reply: FastifyReply, apps: BuiltApps) {
  const path = request.url.split('?', 1)[0] ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isForBrowsers = /\btext\/html\b/i.test(request.headers.accept ?? '');
  if (!isRead || !isForBrowsers || isOfPrograms.test(path)) return answerNotFound(request, reply);
  const { html, status } = apps.renderPaymentForm({
    view: { kind: 'not-found' },
    lang: undefined,
    nonce: setPagePolicy(reply),
    nowMs: 0,
  });
  return sendPage(request, reply.code(status), html);
}

/** Paths that no person opens: of the API, of builds and of files. */
const isOfPrograms = /^\/(?:api|[a-z]+-assets)(?:\/|$)|\.\w+$/;
