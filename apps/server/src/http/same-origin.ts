import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { isOwnHost, isOwnOrigin, ownOrigins, type OwnAddresses } from './own-addresses.ts';

/**
 * Refuses a call with cookies that another site's page caused (PEOPLE-201): it needs an `Origin` of ours, or
 * `Sec-Fetch-Site: same-origin` where the browser sends no Origin; any other `Sec-Fetch-Site` is refused.
 */
export function requireSameOrigin(request: FastifyRequest, addresses: OwnAddresses): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isSame =
    (site === undefined || site === 'same-origin') &&
    (origin === undefined
      ? site === 'same-origin'
      : isOwnOrigin('backoffice', { origin, host: request.host }, addresses));
  if (!isSame) throw new ProblemError('cross_origin');
}

/**
 * Refuses a post whose headers name another site. It has no cookie and the form id alone authorises
 * it, so a post without these headers passes: old and text browsers send neither, and under
 * `Referrer-Policy: no-referrer` a browser's `Origin` is `null` on our own pages, too.
 */
export function refuseOtherSites(request: FastifyRequest, addresses: OwnAddresses): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOtherSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const isOtherOrigin =
    origin !== undefined &&
    origin !== 'null' &&
    !isOwnOrigin('payform', { origin, host: request.host }, addresses);
  if (isOtherSite || isOtherOrigin) throw new ProblemError('cross_origin');
}

/**
 * The check of a load balancer, which uses any address of the server; the response contains no
 * data.
 */
const healthUrl = '/api/health';
const maxWarnedHosts = 20;

/**
 * Returns 400 for requests with several Host headers, of which a proxy may have judged another one than Node gives us,
 * and 421 for requests to a foreign host; logs the header that a proxy has to pass on.
 */
export function registerOwnHost(app: FastifyInstance, addresses: OwnAddresses): void {
  const warnedHosts = new Set<string>();
  app.addHook('onRequest', async (request) => {
    if (hasSeveralHosts(request)) {
      throw new ProblemError('validation_failed', { detail: 'There is more than one Host header' });
    }
    if (isOwnHost(request.host, addresses)) return;
    if (request.routeOptions.url === healthUrl) return;
    const host = request.host?.slice(0, 253) ?? '';
    const detail =
      `The request names the host "${host}", and this server is ${ownOrigins(addresses).join(', ')}. ` +
      'A proxy in front of it has to pass the Host header on (nginx: proxy_set_header Host $host).';
    if (!warnedHosts.has(host) && warnedHosts.size < maxWarnedHosts) {
      warnedHosts.add(host);
      request.log.warn(detail);
    }
    throw new ProblemError('misdirected_request', { detail });
  });
}

/** RFC 9112, 3.2 (RUN-203). */
function hasSeveralHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  const isHost = (text: string, index: number) => index % 2 === 0 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length > 1;
}
