import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/*
 * A page is made for each request: higher levels cost more CPU time than the saved bytes take to
 * send.
 */
const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
};

/**
 * Sends a page with the compression that its reader accepts. Its length reveals nothing: the page
 * repeats only an id that opens it and one of three languages from its request.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  if (encoding === undefined) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compress[encoding](html));
}

/** The better of the accepted encodings; a weight of 0 is a refusal (RFC 9110, section 12.5.3). */
export function encodingFor(accepted: string): Encoding | undefined {
  const taken = accepted
    .split(',')
    .map((each) => each.replaceAll(/\s/g, '').toLowerCase().split(';'))
    .filter(([, weight = 'q=1']) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
