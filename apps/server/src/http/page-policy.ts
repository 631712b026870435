import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * The strict policy of both faces: scripts, styles and calls of our own origin, inline only what
 * carries this answer's nonce, framed by nobody. Answers the nonce.
 */
export function setPagePolicy(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  reply.header('content-security-policy', policy);
  reply.header('cache-control', 'no-store');
  reply.type('text/html; charset=utf-8');
  return nonce;
}

/** The policy of the payment form's pages, whose addresses are secrets: nobody is told of them (decision 29). */
export function setFormPagePolicy(reply: FastifyReply): string {
  reply.header('referrer-policy', 'no-referrer');
  return setPagePolicy(reply);
}
