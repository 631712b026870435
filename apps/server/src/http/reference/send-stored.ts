import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from '../send-page.ts';

/** A file that does not change while the server runs, compressed once. */
export type StoredFile = {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding | 'identity', Buffer>>;
};

/** Sends a file with the compression that its reader accepts, or 304 to a reader that has it. */
export function sendStored(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bytes }: StoredFile,
): FastifyReply {
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = encodingFor(headers['accept-encoding'] ?? '');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes[encoding ?? 'identity']);
}

/** By the weak comparison of RFC 9110, section 13.1.2. */
function isKnown(known: string | undefined, etag: string): boolean {
  const opaque = etag.replace('W/', '');
  return (known ?? '').split(',').some((each) => {
    const tag = each.trim();
    return tag === '*' || tag.replace('W/', '') === opaque;
  });
}
