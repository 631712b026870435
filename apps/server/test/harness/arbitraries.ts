import fc from 'fast-check';
import { resolveSchema, validatorOf } from './contract.ts';
import { kept } from './kept.ts';
import type { Schema } from './schema.ts';

type Values = fc.Arbitrary<unknown>;

/** The longest text that is made without need. */
const usualLength = 40;

/** Kept by their schemas: the library takes milliseconds to make one. */
const validValues = new WeakMap<Schema, Values>();

/** Values that the schema allows, at its edges more often than not. */
export function valid(schema: Schema): Values {
  const at = resolveSchema(schema);
  return kept(validValues, at, () => validOf(at));
}

function validOf(at: Schema): Values {
  if (at.oneOf) return fc.oneof(...at.oneOf.map((one) => valid(one)));
  if (at.enum) return fc.constantFrom(...at.enum);
  switch (at.type) {
    case 'integer':
      return integers(at);
    case 'string':
      return texts(at);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(at);
    case 'object':
      return objects(at, {});
    case undefined:
      return fc.jsonValue();
  }
}

/**
 * Values that the schema allows near one that is known to lead far: each field is the known value's
 * or any other.
 */
export function near(schema: Schema, known: unknown): Values {
  const at = resolveSchema(schema);
  if (at.type === 'object' && isRecord(known)) return objects(at, known);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(known) },
    { weight: 1, arbitrary: valid(at) },
  );
}

const invalidValues = new WeakMap<Schema, Values>();

/** Values of every type that the schema refuses. */
export function invalid(schema: Schema): Values {
  const at = resolveSchema(schema);
  return kept(invalidValues, at, () => {
    const isValid = validatorOf(schema);
    const candidates = [fc.constantFrom<unknown>(...oddities), fc.jsonValue(), ...tooMuch(at)];
    return fc.oneof(...candidates).filter((value) => !isValid(value));
  });
}

const oddities: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  '',
  ' ',
  '0',
  'null',
  'NaN',
  '\u0000',
  '\ud800',
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
];

function tooMuch(at: Schema): Values[] {
  const { maxLength, minimum, maximum, items = {}, maxItems, uniqueItems } = at;
  const made: Values[] = [];
  if (maxItems !== undefined && uniqueItems !== true) {
    made.push(valid(items).map((item) => Array.from({ length: maxItems + 1 }, () => item)));
  }
  if (uniqueItems === true) made.push(valid(items).map((item) => [item, item]));
  if (maxLength !== undefined) {
    made.push(fc.constantFrom('a', '1', 'я', '🂡').map((one) => one.repeat(maxLength + 1)));
  }
  if (minimum !== undefined) made.push(fc.constant(minimum - 1));
  if (maximum !== undefined) made.push(fc.constant(maximum + 1));
  return made;
}

/** Longer lists than usual only where the schema asks for them. */
function lists({ items = {}, minItems = 0, maxItems = 5, uniqueItems }: Schema): Values {
  const length = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) };
  return uniqueItems === true
    ? fc.uniqueArray(valid(items), { ...length, selector: (item) => JSON.stringify(item) })
    : fc.array(valid(items), length);
}

function integers({ minimum, maximum }: Schema): Values {
  const min = minimum ?? Number.MIN_SAFE_INTEGER;
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  const small = fc.integer({ min, max: Math.min(max, min + 20) });
  const int4 = fc.constantFrom(2 ** 31 - 1, 2 ** 31).filter((value) => value <= max);
  const edges = fc.constantFrom(min, max);
  return max >= 2 ** 31
    ? fc.oneof(edges, small, int4, fc.integer({ min, max }))
    : fc.oneof(edges, small, fc.integer({ min, max }));
}

function texts(schema: Schema): Values {
  const { minLength = 0, maxLength = Math.max(usualLength, minLength), pattern, format } = schema;
  if (format === 'uuid') return uuids;
  if (format === 'date') return days;
  if (format === 'date-time') {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (pattern !== undefined) return patterned(pattern, schema);
  const length = { minLength, maxLength: Math.min(maxLength, Math.max(minLength, usualLength)) };
  return fc.oneof(
    ...anyText(length),
    fits(fc.constantFrom(...awkward), length),
    fits(fc.constantFrom('a\u0000b', '\u0000'), length),
    fc.constant('я'.repeat(maxLength)),
  );
}

/** Any code point but halves of a pair. The library's own `binary` takes a second for each length of text. */
const codePoints = fc
  .oneof(
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xff }) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 0xd7ff }) },
    { weight: 2, arbitrary: fc.integer({ min: 0xe000, max: 0x10ffff }) },
  )
  .map((point) => String.fromCodePoint(point));

const anyTexts = new Map<string, Values[]>();

/** Kept by their lengths. */
function anyText(length: { readonly minLength: number; readonly maxLength: number }): Values[] {
  const units = ['grapheme-ascii', codePoints] as const;
  return kept(anyTexts, `${length.minLength} ${length.maxLength}`, () =>
    units.map((unit) => fc.string({ ...length, unit })),
  );
}

function fits(values: fc.Arbitrary<string>, { minLength = 0, maxLength = usualLength }): Values {
  return values.filter((text) => {
    const { length } = Array.from(text);
    return length >= minLength && length <= maxLength;
  });
}

const days = fc
  .date({ min: new Date('2025-12-01'), max: new Date('2026-02-28'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const uuids = fc.oneof(
  fc.uuid(),
  fc.uuid().map((text) => text.toUpperCase()),
  // A URN, which some validators take for the same.
  fc.uuid().map((text) => `urn:uuid:${text}`),
);

const awkward: readonly string[] = [
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '${x}',
  '<script>',
  '../..',
  '\r\nx: y',
  '\u202e',
  '🂡',
  'null',
  ' ',
];

/** A class that is repeated takes its length from the schema; whatever else fits by chance is kept. */
function patterned(pattern: string, { minLength = 1, maxLength = Infinity }: Schema): Values {
  const repeated = /^\^(\[[^\]]+\])\+\$$/.exec(pattern)?.[1];
  const longest = Number.isFinite(maxLength) ? maxLength : '';
  const sized = repeated === undefined ? pattern : `^${repeated}{${minLength},${longest}}$`;
  return kept(patternedTexts, `${sized} ${minLength} ${longest}`, () =>
    fc
      .stringMatching(new RegExp(sized))
      .filter(({ length }) => length >= minLength && length <= maxLength),
  );
}

const patternedTexts = new Map<string, Values>();

function objects(schema: Schema, known: Readonly<Record<string, unknown>>): Values {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, name in known ? near(field, known[name]) : valid(field)] as const,
  );
  const made = fc.record(Object.fromEntries(fields), {
    requiredKeys: [...(schema.required ?? [])],
  });
  const { minProperties = 0, maxProperties = Infinity } = schema;
  return made.filter((value) => {
    const { length } = Object.keys(value);
    return length >= minProperties && length <= maxProperties;
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
