import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxSessionMs } from '../staff/sessions.ts';
import { requestMs } from '../staff/oidc/requests.ts';
import { placeRememberedMs } from '../staff/sign-in/places.ts';

/** Header and payload of the token, readable: its presence is the logged-in flag (PEOPLE-5). */
const readable = 'jwt';
/** The signature, which no script can read. */
const signature = 'jwt_sig';

const attributes = { path: '/', sameSite: 'lax' } as const;

/** Identifies the browser to the sign-in only (PEOPLE-203). */
const browserCookie = 'tiyin_browser';
const browserAttributes = { path: '/api/v1/login', sameSite: 'strict', httpOnly: true } as const;

/** Binds a round trip to the OpenID provider to the browser (PEOPLE-404). */
const oidcCookie = 'tiyin_oidc';

/**
 * A cookie whose name begins so is taken by browsers from https only; with `__Host-` also for no
 * other host, so a sister domain can neither set nor replace it (PEOPLE-5).
 */
function nameOf(
  cookie: typeof signature | typeof browserCookie | typeof oidcCookie,
  isSecure: boolean,
): string {
  if (!isSecure) return cookie;
  return cookie === browserCookie ? `__Secure-${cookie}` : `__Host-${cookie}`;
}

/** The browser's cookie for round trips to the OpenID provider; undefined without a valid one. */
export function oidcBindingOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const binding = request.cookies[nameOf(oidcCookie, isSecure)];
  return binding !== undefined && /^[\w-]{24}$/.test(binding) ? binding : undefined;
}

/** Gives the browser that cookie for as long as a round trip lasts; all its tabs share it. */
export function setOidcCookie(reply: FastifyReply, binding: string, isSecure: boolean): void {
  const maxAge = requestMs / 1000;
  reply.setCookie(nameOf(oidcCookie, isSecure), binding, {
    path: '/',
    sameSite: 'strict',
    httpOnly: true,
    secure: isSecure,
    maxAge,
  });
}

/** The browser's cookie; undefined without a valid one. */
export function browserIdOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const id = request.cookies[nameOf(browserCookie, isSecure)];
  return id !== undefined && /^[\w-]{24}$/.test(id) ? id : undefined;
}

/** Gives the browser its cookie, or prolongs it. */
export function setBrowserCookie(reply: FastifyReply, id: string, isSecure: boolean): void {
  const maxAge = placeRememberedMs / 1000;
  reply.setCookie(nameOf(browserCookie, isSecure), id, {
    ...browserAttributes,
    secure: isSecure,
    maxAge,
  });
}

/** Splits a token over the two cookies. */
export function setSessionCookies(reply: FastifyReply, token: string, isSecure: boolean): void {
  const end = token.lastIndexOf('.');
  const options = { ...attributes, secure: isSecure, maxAge: maxSessionMs / 1000 };
  reply.setCookie(readable, token.slice(0, end), options);
  reply.setCookie(nameOf(signature, isSecure), token.slice(end + 1), {
    ...options,
    httpOnly: true,
  });
}

/** Clears both cookies. */
export function clearSessionCookies(reply: FastifyReply, isSecure: boolean): void {
  const options = { ...attributes, secure: isSecure };
  reply.clearCookie(readable, options);
  reply.clearCookie(nameOf(signature, isSecure), { ...options, httpOnly: true });
}

/** A sister host can plant one cookie of path / for each domain above both; there are few. */
const maxFronts = 4;
const frontPattern = new RegExp(String.raw`^${readable}=([\w-]+\.[\w-]+)$`);

/**
 * The tokens that a request may have, none when a half is missing: a sister host can plant further cookies `jwt`, and
 * only the true one fits the signature (PEOPLE-720).
 */
export function sessionTokens(request: FastifyRequest, isSecure: boolean): string[] {
  const { [nameOf(signature, isSecure)]: back } = request.cookies;
  if (back === undefined) return [];
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const fronts = cookies.flatMap((cookie) => frontPattern.exec(cookie)?.[1] ?? []);
  // Browsers send cookies of longer paths first, so ours is among the last.
  return [...new Set(fronts.toReversed())].slice(0, maxFronts).map((front) => `${front}.${back}`);
}
