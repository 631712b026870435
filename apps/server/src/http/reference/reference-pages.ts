import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { servedBy } from '../own-addresses.ts';
import { policyReportPath } from '../page-policy.ts';
import { answerNotFound } from '../problem-answers.ts';
import { pageRateLimit } from '../rate-limits.ts';
import { sendPage } from '../send-page.ts';
import { storedFiles } from './assets.ts';
import { pageOf } from './page.ts';
import { sendStored } from './send-stored.ts';

/**
 * Serves the contract, and the page that shows it and sends requests with an API key, from our own origin (API-450). It
 * has nothing of a person's session, so that any reader may open it.
 */
export function registerReference(
  app: FastifyInstance,
  config: Config,
  isRateLimited: boolean,
): void {
  const files = storedFiles();
  const limit = { config: pageRateLimit(isRateLimited) };
  for (const format of ['json', 'yaml'] as const) {
    app.get(`/api/openapi.${format}`, limit, async (request, reply) => {
      reply.header('cache-control', 'public, no-cache');
      return sendStored(request, reply, await files.contract(format));
    });
  }
  app.get('/api/docs/quick-start.md', limit, async (request, reply) => {
    reply.header('cache-control', 'public, no-cache');
    return sendStored(request, reply, await files.guide());
  });
  app.get('/api/docs', limit, async (request, reply) => {
    setReferencePolicy(reply);
    // The operations of merchants are not on the host of the back office (RUN-300).
    const hasTryIt = servedBy(request.host, config) !== 'backoffice';
    return sendPage(request, reply, pageOf(await files.page(), { ...config, hasTryIt }));
  });
  app.get<{ Params: { name: string } }>('/api/docs/:name', async (request, reply) => {
    const asset = (await files.page()).find(({ name }) => name === request.params.name);
    if (asset === undefined) return answerNotFound(request, reply);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendStored(request, reply, asset);
  });
}

/** Scripts and styles of our own files alone, nothing inline, and no HTML that was not cleaned (API-450). */
function setReferencePolicy(reply: FastifyReply): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    // The renderer has a copy of DOMPurify of its own, with a policy of the same name.
    "trusted-types default dompurify 'allow-duplicates'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `report-uri ${policyReportPath}`,
  ].join('; ');
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
}
