import type { FastifyRequest } from 'fastify';
import type { Origin } from '../audit/origin.ts';

/** The origin that audit entries of a request name (PEOPLE-140). */
export function originOf({ ip, id, apiKeyId }: FastifyRequest): Origin {
  return {
    kind: 'request',
    address: ip,
    requestId: id,
    ...(apiKeyId !== null && { apiKeyId }),
  };
}
