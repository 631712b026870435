import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionMs } from '../staff/sessions.ts';

/** Header and payload of the token, readable: its presence is the logged-in flag (decision 23). */
const readable = 'jwt';
/** The signature, which no script can read. */
const signature = 'jwt_sig';

const attributes = { path: '/', sameSite: 'lax' } as const;

/** Splits a token over the two cookies. */
export function setSessionCookies(reply: FastifyReply, token: string, isSecure: boolean): void {
  const end = token.lastIndexOf('.');
  const options = { ...attributes, secure: isSecure, maxAge: sessionMs / 1000 };
  reply.setCookie(readable, token.slice(0, end), options);
  reply.setCookie(signature, token.slice(end + 1), { ...options, httpOnly: true });
}

/** Clears both cookies. */
export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(readable, attributes);
  reply.clearCookie(signature, { ...attributes, httpOnly: true });
}

/** The token of a request; undefined when a half is missing. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const { [readable]: front, [signature]: back } = request.cookies;
  return front !== undefined && back !== undefined ? `${front}.${back}` : undefined;
}
