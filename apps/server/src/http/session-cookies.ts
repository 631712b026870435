import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionMs } from '../staff/sessions.ts';
import { placeRememberedMs } from '../staff/sign-in/places.ts';

/** Header and payload of the token, readable: its presence is the logged-in flag (PEOPLE-5). */
const readable = 'jwt';
/** The signature, which no script can read. */
const signature = 'jwt_sig';

const attributes = { path: '/', sameSite: 'lax' } as const;

/** Identifies the browser to the sign-in only (PEOPLE-203). */
const browserCookie = 'tiyin_browser';
const browserAttributes = { path: '/api/v1/login', sameSite: 'strict', httpOnly: true } as const;

/** The browser's cookie; undefined without a valid one. */
export function browserIdOf(request: FastifyRequest): string | undefined {
  const id = request.cookies[browserCookie];
  return id !== undefined && /^[\w-]{24}$/.test(id) ? id : undefined;
}

/** Gives the browser its cookie, or prolongs it. */
export function setBrowserCookie(reply: FastifyReply, id: string, isSecure: boolean): void {
  const maxAge = placeRememberedMs / 1000;
  reply.setCookie(browserCookie, id, { ...browserAttributes, secure: isSecure, maxAge });
}

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
