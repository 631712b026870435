import { randomBytes } from 'node:crypto';
import type { FormId } from '@tiyin/domain/ids';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '../context.ts';
import { frameOriginsOf } from '../merchants/look/form-look.ts';

/** Where browsers report what a policy has stopped. */
export const policyReportPath = '/csp-reports';

/**
 * The strict policy of both apps: scripts, styles and calls of our own origin, inline only with
 * this response's nonce, no text that becomes code (RUN-302), framed by the given origins only. Returns the nonce.
 * @param framers origins, as `framersOf` returns them
 * @param trusted names of further policies of Trusted Types that its scripts create
 */
export function setPagePolicy(
  reply: FastifyReply,
  framers: readonly string[] = [],
  trusted: readonly string[] = [],
): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    // The gap between groups of digits is a font of 228 bytes inside the style sheet.
    "font-src 'self' data:",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types default', ...trusted].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framers.length === 0 ? "'none'" : framers.join(' ')}`,
    `report-uri ${policyReportPath}`,
  ].join('; ');
  reply.header('content-security-policy', policy);
  // It can name only one origin or none, and some browsers would prefer it to the policy.
  if (framers.length > 0) reply.removeHeader('x-frame-options');
  reply.header('cache-control', 'no-store');
  reply.type('text/html; charset=utf-8');
  return nonce;
}

/**
 * The policy of a form's pages, framed by the origins that its merchant named; their addresses are
 * secrets, so no referrer is sent (FORM-5). Returns the nonce.
 */
export async function setFormPagePolicy(
  reply: FastifyReply,
  context: Pick<ServerContext, 'database'>,
  formId: FormId,
): Promise<string> {
  reply.header('referrer-policy', 'no-referrer');
  return setPagePolicy(reply, await framersOf(context, formId));
}

/**
 * The origins that may frame a form, from its merchant. None for an unknown form, or if the
 * database is unavailable: the page then shows that itself.
 */
async function framersOf(
  { database }: Pick<ServerContext, 'database'>,
  formId: FormId,
): Promise<readonly string[]> {
  return database.query((tx) => frameOriginsOf(tx, formId)).catch(() => []);
}
