import * as s from 'superstruct';

/** The part of JSON Schema 2020-12 that the contract uses. */
export type Schema = {
  readonly $ref?: string | undefined;
  readonly type?: 'array' | 'boolean' | 'integer' | 'null' | 'object' | 'string' | undefined;
  readonly enum?: (string | number)[] | undefined;
  readonly oneOf?: Schema[] | undefined;
  readonly properties?: Record<string, Schema> | undefined;
  readonly required?: string[] | undefined;
  readonly additionalProperties?: boolean | undefined;
  readonly minProperties?: number | undefined;
  readonly maxProperties?: number | undefined;
  readonly items?: Schema | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly uniqueItems?: boolean | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly format?: 'date' | 'date-time' | 'uuid' | undefined;
  readonly default?: string | number | boolean | undefined;
  readonly description?: string | undefined;
  /** API-491 */
  readonly 'x-card-numbers'?: 'masked' | 'refused' | undefined;
  /** API-900 */
  readonly 'x-unseen'?: 'refused' | 'removed' | undefined;
};

/** Strict on purpose: a keyword that the fuzzer cannot make values for stops it. */
export const schemaStruct: s.Struct<Schema, null> = s.lazy(() =>
  s.object({
    $ref: s.optional(s.string()),
    type: s.optional(s.enums(['array', 'boolean', 'integer', 'null', 'object', 'string'])),
    enum: s.optional(s.array(s.union([s.string(), s.number()]))),
    oneOf: s.optional(s.array(schemaStruct)),
    properties: s.optional(s.record(s.string(), schemaStruct)),
    required: s.optional(s.array(s.string())),
    additionalProperties: s.optional(s.boolean()),
    minProperties: s.optional(s.number()),
    maxProperties: s.optional(s.number()),
    items: s.optional(schemaStruct),
    minItems: s.optional(s.number()),
    maxItems: s.optional(s.number()),
    uniqueItems: s.optional(s.boolean()),
    minimum: s.optional(s.number()),
    maximum: s.optional(s.number()),
    minLength: s.optional(s.number()),
    maxLength: s.optional(s.number()),
    pattern: s.optional(s.string()),
    format: s.optional(s.enums(['date', 'date-time', 'uuid'])),
    default: s.optional(s.union([s.string(), s.number(), s.boolean()])),
    description: s.optional(s.string()),
    'x-card-numbers': s.optional(s.enums(['masked', 'refused'])),
    'x-unseen': s.optional(s.enums(['refused', 'removed'])),
  }),
);
