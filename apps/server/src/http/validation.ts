import addFormatsModule from 'ajv-formats';
import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import fastJsonStringify from 'fast-json-stringify';
import type {
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  FastifySerializerCompiler,
} from 'fastify';
import { hasUnseen, unseenError, withoutUnseen } from '@tiyin/domain/names';
import { isOnlyCardNumber, maskCardNumbers } from '../secrets/hide-card-numbers.ts';
import { integerNames, oddIntegers } from './plain-integers.ts';

/** Query and path are text and are coerced; a body has its own types. Every wrong field is named at once (API-444). */
const options = { strict: false, allErrors: true, useDefaults: true } as const;
const cardNumbers: FuncKeywordDefinition = {
  keyword: 'x-card-numbers',
  schemaType: 'string',
  type: 'string',
  modifying: true,
  errors: true,
  validate: withoutCardNumbers(),
};
const unseen: FuncKeywordDefinition = {
  keyword: 'x-unseen',
  schemaType: 'string',
  type: 'string',
  modifying: true,
  errors: true,
  validate: withoutUnseenCharacters(),
};
const coercing = withKeywords(new Ajv2020({ ...options, coerceTypes: 'array' }));
const literal = withKeywords(new Ajv2020(options));

function withKeywords(ajv: Ajv2020): Ajv2020 {
  return withFormats(ajv).addKeyword(cardNumbers).addKeyword(unseen);
}

/** A uuid is its hexadecimal form: ajv's own takes `urn:uuid:…` too, which the database does not. */
function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormatsModule.default(ajv);
  return ajv
    .addFormat('date-time', isDateTime)
    .addFormat('uuid', /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i);
}

type ValidateText = NonNullable<FuncKeywordDefinition['validate']>;

/** Texts of bodies and parameters, before any of them is used (API-491). */
function withoutCardNumbers(): ValidateText {
  const validate: ValidateText = (mode: string, text: string, schema, place) => {
    // It is refused for its length, of which no character takes more than two units.
    if (text.length > 2 * Number(schema?.['maxLength'] ?? Infinity)) return true;
    if (mode === 'refused') {
      const message = 'This is a card number, not a reference';
      validate.errors = [{ keyword: 'x-card-numbers', message, params: {} }];
      return !isOnlyCardNumber(text);
    }
    if (place) place.parentData[place.parentDataProperty] = maskCardNumbers(text);
    return true;
  };
  return validate;
}

/** Names of bodies and parameters, before any of them is used (API-900). */
function withoutUnseenCharacters(): ValidateText {
  const validate: ValidateText = (mode: string, text: string, _schema, place) => {
    if (mode === 'refused') {
      validate.errors = [{ keyword: 'x-unseen', message: unseenError, params: {} }];
      return !hasUnseen(text);
    }
    if (place) place.parentData[place.parentDataProperty] = withoutUnseen(text);
    return true;
  };
  return validate;
}

const dateTimeForm =
  /^(?<day>\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** RFC 3339 without leap seconds, which neither JavaScript nor the database has. */
function isDateTime(text: string): boolean {
  const { day } = dateTimeForm.exec(text)?.groups ?? {};
  if (day === undefined) return false;
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/**
 * Compiles the contract's schemas for requests, each with its first request: all of them at the start
 * would be most of its time (RUN-441).
 */
export const validatorCompiler: FastifySchemaCompiler<Record<string, unknown>> = ({
  schema,
  httpPart,
}) => {
  let compiled: ValidateFunction | undefined;
  const integers = httpPart === 'params' || httpPart === 'querystring' ? integerNames(schema) : [];
  const validate = Object.assign(
    (...values: Parameters<ValidateFunction>): boolean => {
      compiled ??= (httpPart === 'body' ? literal : coercing).compile(schema);
      // Before they are coerced.
      const odd = oddIntegers(integers, values[0]);
      const isValid = compiled(...values);
      const found: FastifySchemaValidationError[] = compiled.errors ?? [];
      const named = new Set(found.map(({ instancePath }) => instancePath));
      const errors = [...found, ...odd.filter(({ instancePath }) => !named.has(instancePath))];
      validate.errors = errors.length > 0 ? errors : null;
      return isValid && odd.length === 0;
    },
    // Fastify passes the place of the data, which coercion needs, to functions of ajv alone, and knows them by this.
    { errors: null as FastifySchemaValidationError[] | null, schemaEnv: {} },
  );
  return validate;
};

type Serialize = (value: unknown) => string;

/** Of all servers of the process, which share the schemas. ajv keeps its own likewise. */
const serializers = new WeakMap<object, Serialize>();

/** Compiles the contract's schemas for responses, likewise. */
export const serializerCompiler: FastifySerializerCompiler<Record<string, unknown>> = ({
  schema,
}) => {
  return (value) => {
    const serialize: Serialize = serializers.get(schema) ?? fastJsonStringify(schema);
    serializers.set(schema, serialize);
    return serialize(value);
  };
};
