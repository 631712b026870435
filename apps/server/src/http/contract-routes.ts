import { Readable } from 'node:stream';
import { type Operation, type OperationId, operations } from '@tiyin/api/operations';
import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import type { ServerContext } from '../context.ts';
import { handlers } from '../operations/operations.ts';
import { ProblemError } from '../problem.ts';
import { answerOperation } from './answer-operation.ts';
import { authorize, authorizeWithin } from './authenticate.ts';
import { createReplicaReads } from './replica-reads.ts';
import { bodyLimitOf } from './body-limits.ts';
import { type ContractSchemas, contractSchemas } from './contract-schemas.ts';
import { createExportShare } from './export-share.ts';
import { takeJson } from './json-body.ts';
import { requireSignature } from './provider-signature.ts';
import { rateLimitOf } from './rate-limits.ts';
import { createRefusedCallers } from './refused-callers.ts';
import { shareConnections } from './share-connections.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    /** Its body is a file. */
    takesFile?: boolean;
  }
}

/** The operations whose body is a file; the others accept only JSON. */
const fileOperations: readonly OperationId[] = ['importStatement', 'attachFormReceipt'];

/** The route option of an operation whose body is a file. */
function fileOption({ operationId }: Pick<Operation, 'operationId'>) {
  return { takesFile: fileOperations.includes(operationId) };
}

function takeFiles(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', (request, file, done) => {
    const { config } = request.routeOptions;
    if (config.takesFile) done(null, file);
    else done(new ProblemError('unsupported_media_type'));
  });
}

/**
 * A file's operation is given nothing but a file: without a body there is no parser, and so no stream.
 */
function requireFile(route: RouteOptions): void {
  if (!route.config?.takesFile) return;
  route.preHandler = async ({ body }) => {
    if (!(body instanceof Readable)) throw new ProblemError('unsupported_media_type');
  };
}

/**
 * The API accepts only JSON, and files where an operation takes one. Problems and files are response types: listed, because the contract
 * names them.
 */
function takeJsonOnly(app: FastifyInstance): void {
  takeJson(app);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(['application/problem+json', 'text/csv'], () => {
    throw new ProblemError('unsupported_media_type');
  });
}

/**
 * Whether a page of the list is requested without any filter: its statement finds the person, too.
 */
function isPlainPage({ query }: FastifyRequest): boolean {
  return Object.keys(query ?? {}).every((name) => name === 'page' || name === 'size');
}

/** A copy: Fastify marks it as its own. Without one, requests would not be validated. */
function schemaOf({ operationId }: Operation, schemas: ContractSchemas): FastifySchema {
  const schema = schemas.get(operationId);
  if (!schema) throw new Error(`${operationId} is not in the contract`);
  return { ...schema };
}

/** Serves every operation of the contract: the caller is checked before the request is read. */
export async function registerContract(
  app: FastifyInstance,
  context: ServerContext,
  isRateLimited: boolean,
): Promise<void> {
  const share = shareConnections(context.database);
  const exports = createExportShare();
  const reads = createReplicaReads(context);
  const refused = createRefusedCallers(isRateLimited);
  const schemas = await contractSchemas();
  app.addHook('onRoute', requireFile);
  takeJsonOnly(app);
  takeFiles(app);
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(operation, schemas),
      handler: answerOperation(app, context, operation, {
        handler: handlers[operation.operationId],
        share,
        exports,
        reads,
      }),
      ...(operation.operationId === 'listInvoices'
        ? authorizeWithin(
            app,
            context,
            operation,
            (request) => isPlainPage(request) && !reads.mayUse(operation, request),
          )
        : { onRequest: authorize(app, context, operation, refused) }),
      ...(operation.permission === 'provider-signature' && { preParsing: requireSignature }),
      config: {
        operationId: operation.operationId,
        ...rateLimitOf(operation, isRateLimited),
        ...fileOption(operation),
      },
      ...bodyLimitOf(operation),
    });
  }
}
