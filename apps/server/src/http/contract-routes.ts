import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Operation, type OperationId, operations } from '@tiyin/api/operations';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import {
  array,
  create,
  type Infer,
  is,
  literal,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct';
import type { ServerContext } from '../context.ts';
import { handlers } from '../operations/operations.ts';
import { ProblemError } from '../problem.ts';
import { answerOperation } from './answer-operation.ts';
import { authorize, authorizeWithin } from './authenticate.ts';
import { requireSignature } from './provider-signature.ts';
import { bodyLimitOf } from './body-limits.ts';
import { rateLimitOf } from './rate-limits.ts';
import { shareConnections } from './share-connections.ts';

async function readContract(): Promise<object> {
  const file = fileURLToPath(import.meta.resolve('@tiyin/api/openapi.json'));
  const contract: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!is(contract, contractStruct)) throw new Error(`${file} is not a contract`);
  return withoutRefusals(contract);
}

const contractStruct = type({
  paths: record(string(), record(string(), type({ responses: record(string(), unknown()) }))),
});

/** Problems have a serializer of their own: one made of each operation's schema of each status would never be used. */
function withoutRefusals(contract: Infer<typeof contractStruct>): object {
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item))) {
    const successes = Object.entries(operation.responses).filter(([status]) => status < '400');
    operation.responses = Object.fromEntries(successes);
  }
  return contract;
}

function operationOf(operationId: string): Operation {
  const operation = operations.find((known) => known.operationId === operationId);
  if (!operation) throw new Error(`${operationId} is not among the generated operations`);
  return operation;
}

/** Query parameters that the contract does not name are refused rather than passed over. */
function forbidUnknownQuery(route: RouteOptions): void {
  if (!route.url.startsWith('/api/') || !route.schema) return;
  const named = route.schema.querystring ?? { type: 'object' };
  route.schema.querystring = { ...named, additionalProperties: false };
}

const jsonBody = type({ content: type({ 'application/json': type({ schema: unknown() }) }) });

/**
 * The body is validated for every media type: fastify's validation by media type would skip an
 * undeclared type and a missing body.
 */
function judgeEveryBody(route: RouteOptions): void {
  const body: unknown = route.schema?.body;
  if (!route.schema || !is(body, jsonBody)) return;
  route.schema.body = body.content['application/json'].schema;
}

const fileBody = type({ content: type({ 'application/octet-stream': unknown() }) });

/** A file is read as it comes: nothing of it can be validated beforehand. */
function leaveFiles(route: RouteOptions): void {
  if (route.schema && is(route.schema.body, fileBody)) delete route.schema.body;
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
    if (is(config, takesFile)) done(null, file);
    else done(new ProblemError('unsupported_media_type'));
  });
}

const takesFile = type({ takesFile: literal(true) });

/**
 * A file's operation is given nothing but a file: without a body there is no parser, and so no stream.
 */
function requireFile(route: RouteOptions): void {
  if (!is(route.config, takesFile)) return;
  route.preHandler = async ({ body }) => {
    if (!(body instanceof Readable)) throw new ProblemError('unsupported_media_type');
  };
}

/**
 * The API accepts only JSON, and files where an operation takes one. Problems and files are response types: listed, because the contract
 * names them.
 */
function takeJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(['application/problem+json', 'text/csv'], () => {
    throw new ProblemError('unsupported_media_type');
  });
}

const headerSchema = type({
  properties: record(string(), unknown()),
  required: optional(array(string())),
});

/** Node gives header names in lower case; fastify leaves a custom validator to see to that. */
function lowerCaseHeaders(route: RouteOptions): void {
  if (!route.schema?.headers) return;
  const headers = create(route.schema.headers, headerSchema);
  const properties = Object.entries(headers.properties);
  route.schema.headers = {
    ...headers,
    properties: Object.fromEntries(
      properties.map(([name, schema]) => [name.toLowerCase(), schema]),
    ),
    required: (headers.required ?? []).map((name) => name.toLowerCase()),
  };
}

/**
 * Whether a page of the list is requested without any filter: its statement finds the person, too.
 */
function isPlainPage({ query }: FastifyRequest): boolean {
  return Object.keys(query ?? {}).every((name) => name === 'page' || name === 'size');
}

/** Serves every operation of the contract: the caller is checked before the request is read. */
export async function registerContract(
  app: FastifyInstance,
  context: ServerContext,
  isRateLimited: boolean,
): Promise<void> {
  const share = shareConnections(context.database);
  app.addHook('onRoute', forbidUnknownQuery);
  app.addHook('onRoute', lowerCaseHeaders);
  app.addHook('onRoute', judgeEveryBody);
  app.addHook('onRoute', leaveFiles);
  app.addHook('onRoute', requireFile);
  takeJsonOnly(app);
  takeFiles(app);
  await app.register(fastifyOpenapiGlue, {
    specification: await readContract(),
    operationResolver: (operationId, method, path) => {
      const operation = operationOf(operationId);
      return {
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: answerOperation(app, context, operation, {
          handler: handlers[operation.operationId],
          share,
        }),
        ...(operation.operationId === 'listInvoices'
          ? authorizeWithin(app, context, operation, isPlainPage)
          : { onRequest: authorize(app, context, operation) }),
        ...(operation.permission === 'provider-signature' && { preParsing: requireSignature }),
        config: {
          operationId,
          ...rateLimitOf(operation, isRateLimited),
          ...fileOption(operation),
        },
        ...bodyLimitOf(operation),
      };
    },
  });
}
