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

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
