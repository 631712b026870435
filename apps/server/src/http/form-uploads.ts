import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { Database } from '../db/database.ts';
import { paymentForm } from '../db/schema.ts';
import { clientNetwork } from '../outside/client-network.ts';
import { ProblemError } from '../problem.ts';

/** Of all posts with a file that are read at once, in bytes: each is held whole, some times over. */
const maxBytes = 64 * 1024 * 1024;
/** Of one address. */
const maxPosts = 2;
/** When to come back, in seconds. */
const retrySeconds = 5;

type Upload = { readonly formId: FormId; readonly limit: number };

/**
 * Admits posts of forms with a file before their bodies are read (RUN-206): only of a form that is there, not beyond the
 * limit of their size, two of an address at once, and 64 MB of everybody. 404, 413, 429 `rate_limited` or 503
 * `unavailable` otherwise.
 */
export function createUploadAdmission(database: Database) {
  const ofNetworks = new Map<string, number>();
  let bytes = 0;
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { formId, limit }: Upload,
  ): Promise<void> => {
    const length = Number(request.headers['content-length'] ?? limit);
    if (length > limit) throw new ProblemError('payload_too_large');
    const network = clientNetwork(request.ip);
    const posts = ofNetworks.get(network) ?? 0;
    const busy = { retryAfterSeconds: retrySeconds };
    if (posts >= maxPosts) throw new ProblemError('rate_limited', busy);
    if (bytes + length > maxBytes) throw new ProblemError('unavailable', busy);
    ofNetworks.set(network, posts + 1);
    bytes += length;
    reply.raw.once('close', () => {
      bytes -= length;
      const others = (ofNetworks.get(network) ?? 1) - 1;
      if (others === 0) ofNetworks.delete(network);
      else ofNetworks.set(network, others);
    });
    const known = await database.query((tx) =>
      tx.select({ id: paymentForm.id }).from(paymentForm).where(eq(paymentForm.id, formId)),
    );
    if (known.length === 0) throw new ProblemError('not_found');
  };
}
