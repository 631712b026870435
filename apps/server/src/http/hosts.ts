import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logoPrefix } from '../merchants/look/logo-address.ts';
import { policyReportPath } from './page-policy.ts';
import { ProblemError } from '../problem.ts';
import { isPublicHost, type OwnAddresses, type Served, servedBy } from './own-addresses.ts';

type Audience = Served | 'reference';

/** The first that a path begins with says who calls it; a path without one is a page of the back office. */
const audiences: readonly (readonly [prefix: string, audience: Audience])[] = [
  ['/api/health', 'all'],
  [logoPrefix, 'all'],
  [policyReportPath, 'all'],
  ['/api/payments/', 'payform'],
  ['/api/docs', 'reference'],
  ['/api/openapi.', 'reference'],
  ['/api/merchant/', 'programs'],
  ['/api/provider/', 'programs'],
  ['/payment/', 'payform'],
  ['/receipt/', 'payform'],
  ['/payform-assets/', 'payform'],
];

/** The callers of a path: an app, programs with keys or signatures of their own, or everybody. */
export function audienceOf(path: string): Audience {
  return audiences.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'backoffice';
}

/**
 * With two origins, each host answers the paths of its own app; those of the other are 404, as any
 * unknown path (RUN-300). Programs call PUBLIC_URL or the host of the payment form.
 */
export function registerHosts(app: FastifyInstance, addresses: OwnAddresses): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isServed(request, addresses)) return;
    const path = pathOf(request);
    if (path.startsWith('/api/') || path.includes('-assets/')) throw new ProblemError('not_found');
    // A page's path without a route is judged by the handler itself.
    if (request.routeOptions.url === undefined) return;
    reply.callNotFound();
    return reply;
  });
}

function isServed(request: FastifyRequest, addresses: OwnAddresses): boolean {
  const served = servedBy(request.host, addresses);
  if (served === 'all') return true;
  const audience = audienceOf(pathOf(request));
  // Its scripts of others stay away from customers (API-452).
  if (audience === 'reference') {
    return (
      served === 'backoffice' || (served === 'programs' && isPublicHost(request.host, addresses))
    );
  }
  if (audience === 'programs') {
    return served === 'payform' || isPublicHost(request.host, addresses);
  }
  return audience === 'all' || audience === served;
}

/** The pattern of its route, which no encoding of the address hides. */
function pathOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url;
}
