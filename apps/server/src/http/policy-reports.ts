import type { FastifyInstance } from 'fastify';
import { array, is, optional, string, type } from 'superstruct';
import { createBurstLog } from '../burst-log.ts';
import { policyReportPath } from './page-policy.ts';
import { ProblemError } from '../problem.ts';
import { policyReportRateLimit } from './rate-limits.ts';

/** The largest post that is read, in bytes; a report has some hundred, and a browser sends several at once. */
const bodyLimit = 16 * 1024;

const olderReport = type({
  'csp-report': type({
    'effective-directive': optional(string()),
    'violated-directive': optional(string()),
    'blocked-uri': optional(string()),
    'document-uri': optional(string()),
  }),
});

const newerReports = array(
  type({
    body: type({
      effectiveDirective: optional(string()),
      blockedURL: optional(string()),
      documentURL: optional(string()),
    }),
  }),
);

type Violation = {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
};

/**
 * Takes reports of what the policy of a page has stopped, and logs the directive, the origin of the resource and
 * the kind of page: no path, no form id, no address of a customer (RUN-304). Anybody can post here, so the log has
 * one line a second at most.
 */
export async function registerPolicyReports(
  app: FastifyInstance,
  isRateLimited: boolean,
): Promise<void> {
  const note = createBurstLog<Violation>((violation, count) =>
    app.log.warn({ violation, count }, 'a policy stopped something on a page'),
  );
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => {
        const reports = parse(String(body));
        if (reports === undefined) done(new ProblemError('validation_failed'));
        else done(null, reports);
      },
    );
    const config = policyReportRateLimit(isRateLimited);
    scope.post(policyReportPath, { bodyLimit, config }, async ({ body }, reply) => {
      for (const violation of violationsOf(body)) note(violation);
      return reply.code(204).send();
    });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function violationsOf(body: unknown): Violation[] {
  if (is(body, newerReports)) {
    return body.map(({ body: { effectiveDirective, blockedURL, documentURL } }) =>
      describe(effectiveDirective, blockedURL, documentURL),
    );
  }
  if (!is(body, olderReport)) throw new ProblemError('validation_failed');
  const report = body['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return [describe(directive, report['blocked-uri'], report['document-uri'])];
}

function describe(directive = '', blocked = '', page = ''): Violation {
  return { directive: nameOf(directive), blocked: originOf(blocked), page: kindOf(page) };
}

/** The name alone: the rest is text of the sender. */
function nameOf(directive: string): string {
  return /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown';
}

/** A word such as `inline` or `eval`, or an origin without its path. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  return URL.parse(blocked)?.origin.slice(0, 120) ?? 'unknown';
}

/** An address of the form is a secret. */
function kindOf(page: string): string {
  const path = URL.parse(page)?.pathname;
  if (path === undefined) return 'unknown';
  if (path.startsWith('/payment/')) return 'payment form';
  if (path.startsWith('/api/docs')) return 'reference';
  return path.startsWith('/receipt/') ? 'receipt' : 'back office';
}
