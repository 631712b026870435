import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OperationId, operations } from '@tiyin/api/operations';
import addFormatsModule from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as s from 'superstruct';
import { kept } from './kept.ts';
import { type Schema, schemaStruct } from './schema.ts';

/** A parameter of an operation, its `$ref` resolved. */
export type Parameter = {
  readonly name: string;
  readonly in: 'header' | 'path' | 'query';
  readonly isRequired: boolean;
  readonly schema: Schema;
};

/** One operation's request in the contract. */
export type RequestContract = {
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** An example of the body; undefined where the contract has none. */
  readonly example: unknown;
};

const file = fileURLToPath(import.meta.resolve('@tiyin/api/openapi.json'));
const document: unknown = JSON.parse(readFileSync(file, 'utf8'));

const referenceStruct = s.type({ $ref: s.string() });
const mediaStruct = s.record(s.string(), s.type({ schema: s.unknown(), example: s.unknown() }));
const parameterStruct = s.type({
  name: s.string(),
  in: s.enums(['header', 'path', 'query']),
  required: s.defaulted(s.boolean(), false),
  schema: s.unknown(),
});
const entryStruct = s.type({
  post: s.type({
    requestBody: s.type({
      content: mediaStruct,
    }),
  }),
});
const responseStruct = s.type({
  content: s.optional(mediaStruct),
  'x-codes': s.defaulted(s.array(s.string()), []),
});
const operationStruct = s.type({
  parameters: s.defaulted(s.array(s.unknown()), []),
  requestBody: s.optional(s.type({ content: mediaStruct })),
  responses: s.record(s.string(), s.unknown()),
  'x-problems': s.defaulted(s.array(s.string()), []),
});

const resolved = new Map<string, Schema>();

/** The schema with its `$ref` followed, if it is one. */
export function resolveSchema(schema: Schema): Schema {
  const { $ref } = schema;
  return $ref === undefined ? schema : kept(resolved, $ref, () => toSchema(pointedAt($ref)));
}

const requestContracts = new Map<OperationId, RequestContract>();

/** An operation's request in the contract. */
export function requestContract(operationId: OperationId): RequestContract {
  return kept(requestContracts, operationId, () => readRequestContract(operationId));
}

function readRequestContract(operationId: OperationId): RequestContract {
  const { parameters, requestBody } = operationIn(operationId);
  const json = requestBody?.content['application/json'];
  return {
    parameters: parameters.map((given) => {
      const { name, in: part, required, schema } = s.create(followed(given), parameterStruct);
      return { name, in: part, isRequired: required, schema: toSchema(schema) };
    }),
    body: json && toSchema(json.schema),
    example: json?.example,
  };
}

/** A type of webhook in the contract: its body's schema and an example. */
export type WebhookContract = { readonly validate: ValidateFunction; readonly example: unknown };

/** Every type of webhook in the contract. */
export function webhookContracts(): Map<string, WebhookContract> {
  const { webhooks } = s.create(document, s.type({ webhooks: s.record(s.string(), entryStruct) }));
  return new Map(
    Object.entries(webhooks).map(([type, { post }]) => {
      const media = post.requestBody.content['application/json'];
      if (!media) throw new Error(`the webhook ${type} has no body`);
      return [type, { validate: validatorOf(toSchema(media.schema)), example: media.example }];
    }),
  );
}

/** A response in the contract: its media type and schema, or that it is empty. */
export type AnswerContract =
  | { readonly mediaType: undefined }
  | { readonly mediaType: string; readonly validate: ValidateFunction };

const answerContracts = new Map<string, AnswerContract | undefined>();

/** The contract of an answer of this status; undefined where the contract has none. */
export function answerContract(
  operationId: OperationId,
  status: number,
): AnswerContract | undefined {
  const key = `${operationId} ${status}`;
  if (!answerContracts.has(key)) answerContracts.set(key, readAnswerContract(operationId, status));
  return answerContracts.get(key);
}

function readAnswerContract(operationId: OperationId, status: number): AnswerContract | undefined {
  const { responses } = operationIn(operationId);
  const given = responses[String(status)];
  if (given === undefined) return undefined;
  const { content } = s.create(followed(given), responseStruct);
  const [media] = Object.entries(content ?? {});
  if (!media) return { mediaType: undefined };
  return { mediaType: media[0], validate: validatorOf(toSchema(media[1].schema)) };
}

/** The codes that a problem of an operation may have: its own, and those of all operations with this response. */
export function namedCodes(operationId: OperationId, status: number): readonly string[] {
  return kept(codesNamed, `${operationId} ${status}`, () => readNamedCodes(operationId, status));
}

const codesNamed = new Map<string, readonly string[]>();

function readNamedCodes(operationId: OperationId, status: number): readonly string[] {
  const { responses, 'x-problems': own } = operationIn(operationId);
  const response = s.create(followed(responses[String(status)]), responseStruct);
  // A response with a schema of its own is the conflict that shows the current state.
  return [...own, ...response['x-codes'], ...(status === 409 ? ['conflict'] : [])];
}

const validators = new Map<string, ValidateFunction>();
const validatorsOfSchemas = new WeakMap<Schema, ValidateFunction>();
const ajv = addFormatsModule.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(s.create(document, s.type({})), 'contract');

/** Judges values by a schema of the contract. */
export function validatorOf(schema: Schema): ValidateFunction {
  return kept(validatorsOfSchemas, schema, () => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
    return kept(validators, text, () => ajv.compile(s.create(JSON.parse(text), s.type({}))));
  });
}

function operationIn(operationId: OperationId) {
  const operation = operations.find((known) => known.operationId === operationId);
  if (!operation) throw new Error(`${operationId} is not an operation of the contract`);
  const path = operation.path.replaceAll('~', '~0').replaceAll('/', '~1');
  return s.create(pointedAt(`#/paths/${path}/${operation.method.toLowerCase()}`), operationStruct);
}

function toSchema(value: unknown): Schema {
  return s.create(value, schemaStruct);
}

function followed(value: unknown): unknown {
  return s.is(value, referenceStruct) ? pointedAt(value.$ref) : value;
}

/** Resolves a JSON pointer of the form `#/…`. */
function pointedAt(pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>((at, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    // Every step is above a value that is checked where it is read.
    const next: unknown = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined;
    return next;
  }, document);
}
