import type { Operation, OperationId } from '@tiyin/api/operations';
import type { ApiKeyId, MerchantId, SessionId } from '@tiyin/domain/ids';
import type { KeyScope } from '@tiyin/domain/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../config/read-origins.ts';
import type { ServerContext } from '../context.ts';
import { findApiKey } from '../merchants/api-keys.ts';
import type { SignedIn } from '../operations/caller.ts';
import { requireScope } from '../operations/require-scope.ts';
import { clientNetwork } from '../outside/client-network.ts';
import { ProblemError } from '../problem.ts';
import { hashToken } from '../secrets/token.ts';
import { isNewActivity, storeActivity } from '../staff/session-activity.ts';
import { type SessionQuestion, findLiveSession } from '../staff/sessions.ts';
import type { Staff } from '../staff/staff.ts';
import { isConfirmed } from '../staff/step-up.ts';
import { claimOf } from './provider-signature.ts';
import type { RefusedCallers } from './refused-callers.ts';
import { logActor } from './request-log.ts';
import { requireSameOrigin } from './same-origin.ts';
import { sessionTokens } from './session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
    /** Of an operation that finds the person itself; null where it was found before. */
    session: SessionQuestion | null;
    keyMerchantId: MerchantId | null;
    /** The API key itself. */
    apiKeyId: ApiKeyId | null;
    /** It sees only test, or only production; null: both. */
    keyIsTest: boolean | null;
    /** Its scopes; null: all. */
    keyScopes: readonly KeyScope[] | null;
  }
}

/** The session id in a request's token; undefined without a valid token. */
export function sessionIdOf(
  app: FastifyInstance,
  request: FastifyRequest,
  { isSecure, secrets }: { readonly isSecure: boolean; readonly secrets: ServerContext['secrets'] },
): SessionId | undefined {
  const [first, ...others] = secrets.jwtKeys;
  for (const token of sessionTokens(request, isSecure)) {
    for (const key of [first, ...others]) {
      try {
        // The verifier of the first is made once.
        const options = key === first ? undefined : { key };
        return app.jwt.verify<{ sid: SessionId }>(token, options).sid;
      } catch {
        // Another secret may have signed it, or it is another one's.
      }
    }
  }
  return undefined;
}

/**
 * Checks the caller before the request is read: 401 without authentication, 403 without the
 * operation's permission or a fresh confirmation that it needs, 403 for a page of another site.
 */
export function authorize(
  app: FastifyInstance,
  context: ServerContext,
  operation: Operation,
  refused: RefusedCallers,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    switch (operation.permission) {
      case 'public':
        if (operation.tag === 'session') requireSameOrigin(request, context.config);
        if (operation.tag === 'form') logActor(request, { type: 'customer' });
        return;
      case 'merchant-key':
        await authenticateKey({ context, refused }, request, operation).catch((error: unknown) => {
          // RFC 9110: a 401 names the scheme; the cookies of a session have none (API-446).
          const isUnknown = error instanceof ProblemError && error.code === 'unauthorized';
          if (isUnknown) reply.header('www-authenticate', 'Bearer realm="Tiyin"');
          throw error;
        });
        return;
      case 'provider-signature':
        request.provider = await claimOf({ context, refused }, request);
        return;
      default:
        if (request.method !== 'GET') requireSameOrigin(request, context.config);
        request.signedIn = await signedInOf(app, context, request);
        requireAccess(request.signedIn, operation, context);
    }
  };
}

/**
 * The same for an operation that can find the person in its own statement, if `isAsked` says so:
 * its handler gets the session and refuses one that is not live. Other and invalid requests are
 * checked as usual, so that a signed-out person only gets 401.
 */
export function authorizeWithin(
  app: FastifyInstance,
  context: ServerContext,
  operation: Operation,
  isRequired: (request: FastifyRequest) => boolean,
) {
  if (operation.permission !== 'signed-in' || operation.method !== 'GET') {
    throw new Error(`${operation.operationId} needs more than a session`);
  }
  return {
    attachValidation: true,
    onRequest: async (request: FastifyRequest): Promise<void> => {
      // Fastify serves HEAD by the same route.
      if (request.method !== 'GET') requireSameOrigin(request, context.config);
      request.session = sessionOf(app, context, request);
    },
    preHandler: async (request: FastifyRequest): Promise<void> => {
      const { validationError } = request;
      if (!validationError && isRequired(request)) return;
      request.session = null;
      request.signedIn = await signedInOf(app, context, request);
      requireAccess(request.signedIn, operation, context);
      if (validationError) throw validationError;
    },
  };
}

async function signedInOf(
  app: FastifyInstance,
  context: ServerContext,
  request: FastifyRequest,
): Promise<SignedIn> {
  const question = sessionOf(app, context, request);
  const { sessionId, now } = question;
  const live = await context.database.query((tx) => findLiveSession(tx, question));
  if (!live) throw new ProblemError('unauthorized');
  const { person: staff, session } = live;
  logActor(request, { type: 'staff', id: staff.id });
  if (!isBackground(request) && isNewActivity(live, now)) {
    await context.database.query((tx) => storeActivity(tx, sessionId, now));
  }
  return { staff, sessionId, state: session };
}

/** A page's own refreshes are no activity of its person (PEOPLE-170). */
function isBackground({ headers }: FastifyRequest): boolean {
  return headers['tiyin-background'] !== undefined;
}

/**
 * All that a session does before the second factor of its person (PEOPLE-407): less than before one is set up, because
 * another factor would replace the missing one.
 */
const toGiveFactor: readonly OperationId[] = [
  'beginPasskeyStepUp',
  'getCurrentUser',
  'getOwnSession',
  'stepUp',
];

/**
 * Requires the permission of an operation, and a fresh confirmation where it needs one (PEOPLE-172). A session that has
 * to set up a second factor does nothing else (PEOPLE-176).
 */
function requireAccess(
  { staff, state }: SignedIn,
  operation: Operation,
  { clock }: Pick<ServerContext, 'clock'>,
): void {
  if (state.mustGiveFactor && !toGiveFactor.includes(operation.operationId)) {
    throw new ProblemError('second_factor_missing');
  }
  if (state.mustSetUpFactor && !operation.beforeSecondFactor) {
    throw new ProblemError('second_factor_required');
  }
  requirePermission(staff, operation);
  if (operation.stepUp && !isConfirmed(state, clock.now())) {
    throw new ProblemError('step_up_required');
  }
}

function sessionOf(
  app: FastifyInstance,
  { clock, config, secrets }: ServerContext,
  request: FastifyRequest,
): SessionQuestion {
  const isSecure = hasSecureCookies(config);
  const sessionId = sessionIdOf(app, request, { isSecure, secrets });
  if (sessionId === undefined) throw new ProblemError('unauthorized');
  return { sessionId, isDemo: config.isDemo, now: clock.now() };
}

/** `permissionUnless` leaves the judgement to the use case, which knows the invoice. */
function requirePermission(staff: Staff, operation: Operation): void {
  const { permission, permissionAlso, permissionUnless } = operation;
  if (permission === 'signed-in' || permissionUnless !== undefined) return;
  const needed = permissionAlso === undefined ? [permission] : [permission, permissionAlso];
  if (!needed.every((each) => staff.permissions.includes(each)))
    throw new ProblemError('forbidden');
}

const missingKey = 'Send an API key of a merchant in the header Authorization, after "Bearer "';
/** One text for all three: a stranger does not learn which keys there were. */
const uselessKey = 'The API key is unknown, was revoked or has ended';

async function authenticateKey(
  { context, refused }: { readonly context: ServerContext; readonly refused: RefusedCallers },
  request: FastifyRequest,
  { keyScope }: Operation,
): Promise<void> {
  const { database, clock, config } = context;
  const token = /^Bearer +([\x21-\x7e]{1,256})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new ProblemError('unauthorized', { detail: missingKey });
  const use = { isDemo: config.isDemo, now: clock.now(), address: request.ip };
  const caller = { network: clientNetwork(request.ip), name: hashToken(token) };
  const attempt = refused.begin(caller, use.now);
  const key = await database
    .query((tx) => findApiKey(tx, token, use))
    .catch((error: unknown) => {
      attempt.withdraw();
      throw error;
    });
  if (key === undefined) throw new ProblemError('unauthorized', { detail: uselessKey });
  attempt.accept();
  request.apiKeyId = key.id;
  request.keyMerchantId = key.merchantId;
  request.keyIsTest = key.isTest;
  request.keyScopes = key.scopes;
  logActor(request, { type: 'merchant', id: key.merchantId });
  if (!key.isAddressAllowed) throw new ProblemError('key_address_refused');
  requireScope(key.scopes, keyScope);
}
