import type { FastifyInstance } from 'fastify';
import { eq } from '../db/drizzle.ts';
import type { ServerContext } from '../context.ts';
import { merchantLogo } from '../db/schema.ts';
import { logoPrefix } from '../merchants/look/logo-address.ts';
import { answerNotFound } from './problem-answers.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Serves merchants' logos from our own origin, by the hash and the type of their bytes: an address
 * never shows another picture, so a browser may cache it, and sniffing is off.
 */
export function registerLogos(app: FastifyInstance, { database }: ServerContext): void {
  app.get<{ Params: { file: string } }>(`${logoPrefix}:file`, async (request, reply) => {
    const hash = /^([\da-f]{32})\.(?:png|jpg|webp)$/.exec(request.params.file)?.[1];
    if (hash === undefined) return answerNotFound(request, reply);
    const [logo] = await database.query((tx) =>
      tx
        .select({ mediaType: merchantLogo.mediaType, bytes: merchantLogo.bytes })
        .from(merchantLogo)
        .where(eq(merchantLogo.hash, hash))
        .limit(1),
    );
    if (!logo) return answerNotFound(request, reply);
    reply.header('cache-control', `public, max-age=${yearInSeconds}, immutable`);
    return reply.type(logo.mediaType).send(logo.bytes);
  });
}
