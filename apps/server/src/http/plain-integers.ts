import type { FastifySchemaValidationError } from 'fastify';
import { type Infer, is, optional, record, string, type } from 'superstruct';

const partStruct = type({ properties: record(string(), type({})) });
const integerStruct = type({ type: string(), items: optional(type({ type: optional(string()) })) });

type Properties = Infer<typeof partStruct>['properties'];

/** The names of the integers, and of the lists of integers, among the parameters of a part of a request. */
export function integerNames(schema: unknown): readonly string[] {
  const properties: Properties = is(schema, partStruct) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, each]) =>
    is(each, integerStruct) && [each.type, each.items?.type].includes('integer') ? [name] : [],
  );
}

/**
 * The errors of integers that are not written in digits (API-901): the validator would take `0x1`, `1e3` and a number
 * with a blank for what JavaScript makes of them.
 */
export function oddIntegers(
  names: readonly string[],
  values: unknown,
): readonly FastifySchemaValidationError[] {
  if (names.length === 0 || typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (!names.includes(name)) return [];
    // Not by a schema: this is called with every request, and a value that does not fit would cost a stack trace.
    const written: readonly unknown[] = Array.isArray(value) ? value : [value];
    const isPlain = written.every((each) => typeof each !== 'string' || /^-?\d+$/.test(each));
    return isPlain ? [] : [notInteger(name)];
  });
}

function notInteger(name: string): FastifySchemaValidationError {
  const message = 'must be integer';
  return { keyword: 'type', instancePath: `/${name}`, schemaPath: '#/type', params: {}, message };
}
