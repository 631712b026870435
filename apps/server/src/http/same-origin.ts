import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';

/**
 * Refuses a call with cookies that another site's page caused (decision 23): it needs a same-origin
 * `Origin`, or `Sec-Fetch-Site: same-origin` where the browser sends no Origin.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const isSame =
    origin === undefined
      ? request.headers['sec-fetch-site'] === 'same-origin'
      : hostOf(origin) === request.headers.host;
  if (!isSame) throw new ProblemError('cross_origin');
}

/**
 * Refuses a post that says itself that it comes from another site's page. It carries no cookie, the form id alone gives
 * the right, so one that says nothing passes: old and textual browsers send neither header, and under
 * `Referrer-Policy: no-referrer` (decision 29) a browser's `Origin` is `null` on our own pages, too.
 */
export function refuseOtherSites(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOther =
    site === undefined
      ? origin !== undefined && origin !== 'null' && hostOf(origin) !== host
      : site !== 'same-origin' && site !== 'none';
  if (isOther) throw new ProblemError('cross_origin');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
