import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

type Answer = { readonly status: number; readonly reason: string; readonly code: string };

const answers: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    code: 'request_timeout',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    code: 'headers_too_large',
  },
};
const unreadable: Answer = { status: 400, reason: 'Bad Request', code: 'validation_failed' };

/**
 * Makes the responder to connections without a valid request, because it came too slowly or is not HTTP; it closes them.
 * The request id (API-12) is in the line of the log, as of any other request.
 */
export function answerClientErrors(
  logger: FastifyBaseLogger,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, reason, code } = answers[error.code ?? ''] ?? unreadable;
    const requestId = randomUUID();
    logger.info({ reqId: requestId, address: socket.remoteAddress, status, code }, 'no request');
    const problem = { type: `urn:tiyin:problem:${code}`, title: reason, status, code, requestId };
    const body = JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
