import type { FastifyServerOptions } from 'fastify';

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
 * Responds to connections without a valid request, because it came too slowly or is not HTTP, and
 * closes them.
 */
export const answerClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, code } = answers[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ type: `urn:tiyin:problem:${code}`, title: reason, status, code });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
