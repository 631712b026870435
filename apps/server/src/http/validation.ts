import addFormatsModule from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';

/** Query and path are text and are coerced; a body has its own types. */
const options = { strict: false, allErrors: false, useDefaults: true } as const;
const coercing = withFormats(new Ajv2020({ ...options, coerceTypes: 'array' }));
const literal = withFormats(new Ajv2020(options));

/** A uuid is its hexadecimal form: ajv's own takes `urn:uuid:…` too, which the database does not. */
function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormatsModule.default(ajv);
  return ajv.addFormat('uuid', /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i);
}

/** Compiles the contract's schemas for requests. */
export const validatorCompiler: FastifySchemaCompiler<Record<string, unknown>> = ({
  schema,
  httpPart,
}) => (httpPart === 'body' ? literal : coercing).compile(schema);
