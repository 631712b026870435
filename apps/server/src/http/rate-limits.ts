import type { Operation } from '@tiyin/api/operations';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../outside/client-network.ts';

/** Payment pages a minute, from one address: as many as forms may be opened by `initForm`. */
const pagesPerMinute = 120;

/** Posts of the plain payment pages a minute, from one address: as many as there may be calls to complete a form. */
const postsPerMinute = 60;

/** Reports of a browser a minute, from one address: a page that is attacked sends several. */
const policyReportsPerMinute = 30;

/** The route option that limits how often one address may report. */
export function policyReportRateLimit(isLimited: boolean) {
  return isLimited ? { rateLimit: { max: policyReportsPerMinute, timeWindow: 60_000 } } : {};
}

/** The route option that limits how often one address may post to the plain payment pages. */
export function plainPostRateLimit(isLimited: boolean) {
  return isLimited ? { rateLimit: { max: postsPerMinute, timeWindow: 60_000 } } : {};
}

/** The route option that limits how often one address is sent a payment page. */
export function pageRateLimit(isLimited: boolean) {
  return isLimited ? { rateLimit: { max: pagesPerMinute, timeWindow: 60_000 } } : {};
}

/** The route option that limits an operation's rate by the contract's `x-rate-limit`; others are not limited. */
export function rateLimitOf(
  {
    operationId,
    permission,
    rateLimit: max,
  }: Pick<Operation, 'operationId' | 'permission' | 'rateLimit'>,
  isLimited: boolean,
) {
  if (max === undefined || !isLimited) return {};
  // Only where the key was checked before: elsewhere a caller could have a new limit with every call.
  const isByKey = permission === 'merchant-key';
  const keyGenerator = ({ apiKeyId, ip }: FastifyRequest) =>
    `${operationId}:${isByKey ? apiKeyId : clientNetwork(ip)}`;
  return { rateLimit: { max, timeWindow: 60_000, keyGenerator } };
}
