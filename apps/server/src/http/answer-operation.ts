import type { Operation } from '@tiyin/api/operations';
import type { PersonId } from '@tiyin/domain/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type LeavingFile, recordFile } from '../audit-log/record-file.ts';
import { withOrigin } from '../audit/origin.ts';
import { hasSecureCookies } from '../config/read-origins.ts';
import type { ServerContext } from '../context.ts';
import { etagOf } from '../operations/etag.ts';
import { AttachedFile, CsvFile, Reply } from '../operations/handler.ts';
import { ProblemError } from '../problem.ts';
import { maxSessionMs } from '../staff/sessions.ts';
import { sessionIdOf } from './authenticate.ts';
import { customerNetwork } from '../outside/client-network.ts';
import { originOf } from './request-origin.ts';
import { logActor, logSignInName } from './request-log.ts';
import { repairTexts } from './repair-texts.ts';
import { type ExportShare, exportOperations } from './export-share.ts';
import type { ReplicaReads } from './replica-reads.ts';
import type { ShareConnections } from './share-connections.ts';
import {
  browserIdOf,
  clearSessionCookies,
  oidcBindingOf,
  setBrowserCookie,
  setOidcCookie,
  setSessionCookies,
} from './session-cookies.ts';

/** Any handler of the contract; the call site knows its input and caller. */
type AnyHandler = (input: never, caller: never, context: ServerContext) => Promise<unknown>;

/** Makes a route of an operation's handler: the request becomes its input and caller, its output the response. */
export function answerOperation(
  app: FastifyInstance,
  context: ServerContext,
  operation: Operation,
  {
    handler,
    share,
    exports,
    reads,
  }: {
    readonly handler: AnyHandler;
    readonly share: ShareConnections;
    readonly exports: ExportShare;
    readonly reads: ReplicaReads;
  },
): RouteHandlerMethod {
  const isSecure = hasSecureCookies(context.config);
  const isExport = exportOperations.has(operation.operationId);
  return async (request, reply) => {
    if (isExport) endWith(reply, exports.begin(nameOf(request)));
    const caller = callerOf(app, operation, { request, isSecure, secrets: context.secrets });
    // Also for a change that fails: it may have been made before.
    reads.noteChange(request, reply);
    const from = reads.contextOf(operation, request);
    const output = await withOrigin(originOf(request), () =>
      share(request, from, (shared) => handler(validatedInput(request), caller, shared)),
    );
    reply.code(operation.successStatus);
    if (output instanceof CsvFile) {
      return sendFile(reply, await withOrigin(originOf(request), () => recorded(request, output)));
    }
    if (output instanceof AttachedFile) return sendAttached(reply, output);
    if (!(output instanceof Reply)) return reply.send(output);
    if (output.isPending) reply.code(202);
    if (output.isReplayed) reply.header('idempotent-replayed', 'true');
    if (output.version !== undefined) reply.header('etag', etagOf(output.version));
    if (output.oidcBinding !== undefined) setOidcCookie(reply, output.oidcBinding, isSecure);
    if (output.session === 'ends') clearSessionCookies(reply, isSecure);
    else if (output.session) {
      const { sessionId, browserId } = output.session;
      const token = app.jwt.sign(
        { sid: sessionId },
        { expiresIn: maxSessionMs / 1000, key: context.secrets.jwtKey },
      );
      setSessionCookies(reply, token, isSecure);
      setBrowserCookie(reply, browserId, isSecure);
    }
    return reply.send(output.body);
  };

  /** By the primary, also where the file is read from a replica. */
  async function recorded(request: FastifyRequest, { lines, name }: CsvFile): Promise<CsvFile> {
    const file = leavingFile(operation.operationId, request, name);
    return new CsvFile(await recordFile(context, file, lines), name);
  }
}

/** The merchant of a person or of a key, or the person who belongs to none, that a file is for (RUN-461). */
function nameOf({ keyMerchantId, signedIn }: FastifyRequest): string {
  const merchantId = keyMerchantId ?? signedIn?.staff.merchantId ?? undefined;
  return merchantId === undefined ? `staff:${signedIn?.staff.id}` : `merchant:${merchantId}`;
}

function leavingFile(operation: string, request: FastifyRequest, name: string): LeavingFile {
  const { keyMerchantId, query: filter, signedIn } = request;
  if (signedIn) {
    const { id, merchantId } = signedIn.staff;
    return { actor: { type: 'staff', id, merchantId }, operation, name, filter };
  }
  if (keyMerchantId === null) throw new ProblemError('unauthorized');
  return { actor: { type: 'merchant', id: keyMerchantId }, operation, name, filter };
}

/** Ends a file with its response, whether it was sent whole, refused, or its reader went away. */
function endWith({ raw }: FastifyReply, end: () => void): void {
  // Its reader went away while the caller was looked up: it closes no more.
  if (raw.destroyed) return end();
  raw.once('finish', end);
  raw.once('close', end);
}

function sendFile(reply: FastifyReply, { lines, name }: CsvFile): FastifyReply {
  reply.type('text/csv; charset=utf-8; header=present');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return reply.send(lines);
}

/** No browser shows it or runs anything in it, also where it is opened by its address (INVOICE-242). */
function sendAttached(reply: FastifyReply, { bytes, name }: AttachedFile): FastifyReply {
  reply.type('application/octet-stream');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  reply.header('x-content-type-options', 'nosniff');
  return reply.send(bytes);
}

/**
 * The request as the contract types it. The one place where that is taken on trust: the contract's
 * schemas have validated every part before the handler runs.
 */
function validatedInput({ body, headers, params, query }: FastifyRequest): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { body: repairTexts(body), headers, path: params, query } as never;
}

/** A request, whether cookies are Secure, and the keys of the tokens. */
type From = {
  readonly request: FastifyRequest;
  readonly isSecure: boolean;
  readonly secrets: ServerContext['secrets'];
};

/**
 * The caller of an operation, by its permission, as `authorize` has found it.
 * @throws ProblemError unauthorized where it has not
 */
function callerOf(app: FastifyInstance, operation: Operation, from: From): never {
  const { request } = from;
  const client = {
    address: request.ip,
    network: customerNetwork(request.ip),
    userAgent: request.headers['user-agent'],
    log: {
      person: (id: PersonId): void => logActor(request, { type: 'staff', id }),
      signInName: (nameHash: string): void => logSignInName(request, nameHash),
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `CallerOf` names the same callers by the same permissions
  return { client, ...identityOf(app, operation, from) } as never;
}

function identityOf(app: FastifyInstance, { permission }: Operation, from: From): object {
  const { request, isSecure } = from;
  const { keyIsTest, keyMerchantId, keyScopes, provider, session, signedIn } = request;
  if (permission === 'public') {
    return {
      readSessionId: () => sessionIdOf(app, request, from),
      readBrowserId: () => browserIdOf(request, isSecure),
      readOidcBinding: () => oidcBindingOf(request, isSecure),
    };
  }
  if (permission === 'merchant-key' && keyMerchantId !== null) {
    return { merchantId: keyMerchantId, isTest: keyIsTest, keyScopes };
  }
  if (permission === 'provider-signature' && provider) return { providerId: provider.provider.id };
  if (session) return { session };
  if (signedIn) return signedIn;
  throw new ProblemError('unauthorized');
}
