import { Readable } from 'node:stream';
import { asId, type ProviderId } from '@tiyin/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { clientNetwork } from '../outside/client-network.ts';
import { ProblemError } from '../problem.ts';
import { type HttpProvider, readHttpProvider } from '../providers/http/read-http-provider.ts';
import type { Attempt, RefusedCallers } from './refused-callers.ts';
import { logActor } from './request-log.ts';
import { isSigned, isTimely } from '../providers/http/signature.ts';

declare module 'fastify' {
  interface FastifyRequest {
    provider: Claim | null;
  }
}

/**
 * The provider named in a request's headers. Untrusted until the signature of the body is verified.
 */
type Claim = {
  readonly provider: HttpProvider;
  readonly message: { readonly id: string; readonly timestamp: string };
  readonly signatures: string;
  readonly attempt: Attempt;
};

/**
 * Reads which provider signed a request from its headers (ROUTING-43): 401 for an invalid signature
 * header. The response does not say which part is wrong.
 */
export async function claimOf(
  { context, refused }: { readonly context: ServerContext; readonly refused: RefusedCallers },
  request: FastifyRequest,
): Promise<Claim> {
  const { database, clock, secrets } = context;
  const { headers } = request;
  const now = clock.now();
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  const providerId = providerIdOf(request.params);
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') {
    throw new ProblemError('unauthorized');
  }
  if (providerId === undefined || !isTimely(timestamp, now)) {
    throw new ProblemError('unauthorized');
  }
  const caller = { network: clientNetwork(request.ip), name: `provider ${providerId}` };
  const attempt = refused.begin(caller, now);
  const provider = await database
    .transaction((tx) => readHttpProvider(tx, providerId, { secrets, now }))
    .catch((error: unknown) => {
      attempt.withdraw();
      throw error;
    });
  if (!provider) throw new ProblemError('unauthorized');
  return { provider, message: { id, timestamp }, signatures, attempt };
}

function providerIdOf(params: unknown): ProviderId | undefined {
  const given =
    typeof params === 'object' && params !== null && 'providerId' in params
      ? params.providerId
      : undefined;
  const isId = typeof given === 'string' && /^[1-9]\d{0,9}$/.test(given);
  return isId && Number(given) < 2 ** 31 ? asId(Number(given)) : undefined;
}

/**
 * Verifies the signature over the raw body, before anything parses it; the parser then gets the
 * same bytes.
 */
export async function requireSignature(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: NodeJS.ReadableStream,
): Promise<Readable> {
  const body = await readUpTo(payload, request.routeOptions.bodyLimit);
  const claim = request.provider;
  if (!claim) throw new ProblemError('unauthorized');
  const message = { ...claim.message, body };
  if (!isSigned(message, claim.signatures, claim.provider.signingSecrets)) {
    throw new ProblemError('unauthorized');
  }
  claim.attempt.accept();
  if (claim.provider.areReportsBlocked) throw blocked();
  logActor(request, { type: 'provider', id: claim.provider.id });
  return Readable.from(body.length === 0 ? [] : [body], { objectMode: false });
}

/** An honest provider sends them again, signed with the secret that it has by then (ROUTING-720). */
function blocked(): ProblemError {
  const detail = 'Reports of this provider are blocked until its secret is replaced: send it again';
  return new ProblemError('unavailable', { detail, retryAfterSeconds: 600 });
}

async function readUpTo(payload: NodeJS.ReadableStream, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of payload) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    length += bytes.length;
    if (length > limit) throw new ProblemError('payload_too_large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
