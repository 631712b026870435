import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem.ts';

/**
 * Reads bodies of JSON, which is always UTF-8 (RFC 8259). Other bytes would be kept as U+FFFD: two names in
 * windows-1251 of one length would be one name (API-544).
 */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const encoding = request.headers['content-encoding'] ?? 'identity';
      if (encoding.toLowerCase() !== 'identity') {
        const detail = 'Send the body without a Content-Encoding';
        done(new ProblemError('unsupported_media_type', { detail }));
      } else if (isUtf8(body)) {
        void parse(request, body.toString('utf8'), done);
      } else {
        done(new ProblemError('validation_failed', { detail: 'The body is not UTF-8' }));
      }
    },
  );
}
