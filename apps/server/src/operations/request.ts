import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../http/authenticate.ts';
import { ProblemError } from '../problem.ts';

/** Answers one operation of the contract. */
export type OperationHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type Part = 'body' | 'query' | 'params' | 'headers';

/**
 * A part of a request as the contract types it. The one place where that is taken on trust: the
 * contract's schema has validated it before the handler runs.
 */
export function validated<T>(request: FastifyRequest, part: Part): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return request[part] as T;
}

/** The signed-in person of an operation that needs one. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new ProblemError('unauthorized');
  return request.signedIn;
}

/** The merchant of an operation that needs an API key. */
export function keyMerchantId(request: FastifyRequest): number {
  if (request.keyMerchantId === null) throw new ProblemError('unauthorized');
  return request.keyMerchantId;
}

/** The provider of an operation that only its signature opens. */
export function signedProviderId(request: FastifyRequest): number {
  if (!request.provider) throw new ProblemError('unauthorized');
  return request.provider.provider.id;
}
