import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifySchema, type RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import {
  array,
  create,
  type Infer,
  is,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct';

/** By what Fastify validates the requests of each operation and serializes its responses. */
export type ContractSchemas = ReadonlyMap<string, FastifySchema>;

let known: Promise<ContractSchemas> | undefined;

/**
 * Reads the contract once in a process: the servers of a process share the schemas, and with them what is compiled
 * from them.
 * @throws Error when the contract is not valid
 */
export function contractSchemas(): Promise<ContractSchemas> {
  known ??= readSchemas();
  return known;
}

async function readSchemas(): Promise<ContractSchemas> {
  const schemas = new Map<string, FastifySchema>();
  // Nobody calls this server: its routes are read.
  const reader = Fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', (route) => {
    const operationId = route.config?.operationId;
    if (operationId !== undefined && route.schema) schemas.set(operationId, adapted(route.schema));
  });
  await reader.register(fastifyOpenapiGlue, {
    specification: await readContract(),
    operationResolver: (operationId, method, url): RouteOptions => ({
      method,
      url,
      handler: () => {},
      config: { operationId },
    }),
  });
  return schemas;
}

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

/** Where Fastify and the contract differ. */
function adapted({ querystring, headers, body, ...schema }: FastifySchema): FastifySchema {
  return {
    ...schema,
    querystring: withoutUnknownQuery(querystring),
    ...(headers !== undefined && { headers: withLowerCaseNames(headers) }),
    ...readableBody(body),
  };
}

/** Query parameters that the contract does not name are refused rather than passed over. */
function withoutUnknownQuery(named: unknown): object {
  return { ...create(named ?? { type: 'object' }, type({})), additionalProperties: false };
}

const headerSchema = type({
  properties: record(string(), unknown()),
  required: optional(array(string())),
});

/** Node gives header names in lower case; Fastify leaves a custom validator to see to that. */
function withLowerCaseNames(schema: unknown): object {
  const headers = create(schema, headerSchema);
  const properties = Object.entries(headers.properties);
  return {
    ...headers,
    properties: Object.fromEntries(
      properties.map(([name, property]) => [name.toLowerCase(), property]),
    ),
    required: (headers.required ?? []).map((name) => name.toLowerCase()),
  };
}

const jsonBody = type({ content: type({ 'application/json': type({ schema: unknown() }) }) });

/**
 * The body is validated for every media type: Fastify's validation by media type would skip an
 * undeclared type and a missing body. A file is read as it comes: nothing of it can be validated beforehand.
 */
function readableBody(body: unknown): { readonly body?: unknown } {
  return is(body, jsonBody) ? { body: body.content['application/json'].schema } : {};
}
