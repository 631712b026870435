import type { OperationId } from '@tiyin/api/operations';
import fc from 'fast-check';
import type { TestRequest } from '../callers.ts';
import { invalid } from './arbitraries.ts';
import { type Parameter, requestContract, resolveSchema, validatorOf } from './contract.ts';
import type { RequestParts } from './request-parts.ts';
import { toRequest } from './requests.ts';
import type { Schema } from './schema.ts';

type Requests = fc.Arbitrary<TestRequest>;

/** Requests that the contract refuses: a good one with one thing wrong. */
export function broken(operationId: OperationId, known: readonly RequestParts[]): Requests {
  // Built once for each: building them costs more than drawing from them.
  return fc.oneof(...known.map((parts) => brokenFrom(operationId, parts)));
}

function brokenFrom(operationId: OperationId, parts: RequestParts): Requests {
  const { parameters, body } = requestContract(operationId);
  const good = toRequest(operationId, parts);
  const ways = [withQuery(good, unknownQueries)];
  for (const parameter of parameters) ways.push(...brokenParameter(operationId, parts, parameter));
  if (good.method !== 'GET') ways.push(malformed(good), otherMediaType(good));
  if (body) {
    ways.push(bodyMissing(good));
    const bodies = brokenValue(body, parts.body);
    ways.push(bodies.map((value) => withJson(good, JSON.stringify(value))));
  }
  return fc.oneof(...ways);
}

function withJson(good: TestRequest, body: string): TestRequest {
  return { ...good, headers: { ...good.headers, 'content-type': 'application/json' }, body };
}

function withQuery(good: TestRequest, queries: fc.Arbitrary<string>): Requests {
  return queries.map((query) => {
    const join = good.url.includes('?') ? '&' : '?';
    return { ...good, url: `${good.url}${join}${query}` };
  });
}

const unknownQueries = fc.constantFrom(
  'unknown=1',
  'unknown',
  '=',
  '__proto__=1',
  'constructor=1',
  'PAGE=0',
  'page[]=1',
  'toString=1',
  '%zz=1',
  '%00=1',
  'a=1&a=2',
  `${'x'.repeat(3000)}=1`,
);

/** A parameter that is missing where it must be there, there twice, or that its schema refuses. */
function brokenParameter(id: OperationId, parts: RequestParts, parameter: Parameter): Requests[] {
  const { name, schema, isRequired } = parameter;
  switch (parameter.in) {
    case 'path':
      return [inPath(id, parts, parameter)];
    case 'query': {
      const { [name]: known = '', ...others } = parts.query ?? {};
      const without = toRequest(id, { ...parts, query: others });
      const twice = fc.constant(`${name}=${known}&${name}=${known}`);
      // One value is a list of one: what breaks a list is a value that breaks its items.
      const { type, items } = resolveSchema(schema);
      const isList = type === 'array';
      const bad = badTexts(isList ? (items ?? {}) : schema);
      const wrong = bad.map((text) => `${name}=${encodeURIComponent(text)}`);
      const ways = [withQuery(without, wrong), ...(isList ? [] : [withQuery(without, twice)])];
      return isRequired ? [...ways, fc.constant(without)] : ways;
    }
    case 'header': {
      const { [name.toLowerCase()]: _, ...others } = parts.headers ?? {};
      const wrong = badTexts(schema).map((text) => {
        const headers = { ...others, [name.toLowerCase()]: text };
        return toRequest(id, { ...parts, headers });
      });
      const without = toRequest(id, { ...parts, headers: others });
      return isRequired ? [wrong, fc.constant(without)] : [wrong];
    }
  }
}

/** Segments that cannot be decoded, or that the schema refuses once they are. */
function inPath(id: OperationId, parts: RequestParts, { name, schema }: Parameter): Requests {
  const isValid = validatorOf(schema);
  const segments = fc
    // Not an empty one, which is the address of the list (API-208).
    .constantFrom('%zz', '%', '%c3%28', '%00', '%2f', '..%2f..', '%20', 'null', 'я')
    .map((text) => text.replaceAll('я', '%D1%8F'));
  const plain = fc.constantFrom('a'.repeat(65), 'a'.repeat(129), 'a'.repeat(5000), '0', '-1', '*');
  const marker = 'the-segment';
  const { url, ...rest } = toRequest(id, { ...parts, path: { ...parts.path, [name]: marker } });
  return fc
    .oneof(
      segments,
      plain.filter((text) => !isValid(text)),
    )
    .map((segment) => ({ ...rest, url: url.replace(marker, () => segment) }));
}

/** Texts for a parameter, which comes as text whatever its type. */
function badTexts(schema: Schema): fc.Arbitrary<string> {
  const at = resolveSchema(schema);
  const any = ['', 'abc', 'null', 'NaN', 'true', '{}', '1,2', 'a'.repeat(300)];
  const texts = any.filter((text) => at.type !== 'boolean' || text !== 'true');
  if (at.type !== 'integer') return refused(at, [...texts, '"abc"', 'W/"1"', '*', '\u00e9', ' ']);
  const outside = [(at.minimum ?? 0) - 1, (at.maximum ?? 2 ** 53) + 2, 1.5, 2 ** 53, 1e308];
  return fc.constantFrom(...texts, ...outside.map(String), 'Infinity', '-0.5', '0x', '١');
}

function refused(schema: Schema, texts: readonly string[]): fc.Arbitrary<string> {
  const isValid = validatorOf(schema);
  return fc.constantFrom(...texts.filter((text) => !isValid(text)));
}

/** More than any operation reads, in bytes. */
const largestBody = 600_000;

/** A body that is no JSON, is poisoned, or is too large to be read. */
function malformed(good: TestRequest): Requests {
  const text = JSON.stringify(good.body ?? {});
  return fc
    .constantFrom(
      text.slice(0, -1),
      `${text}}`,
      `${text},`,
      `{'a':1}`,
      'undefined',
      'NaN',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '',
      ' ',
      '\u0000',
      '['.repeat(10_000),
      `${text}${' '.repeat(largestBody)}`,
    )
    .map((body) => withJson(good, body));
}

/** A body of JSON that says to be something else, or nothing. */
function otherMediaType(good: TestRequest): Requests {
  const body = JSON.stringify(good.body ?? {});
  const types = fc.constantFrom(
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/problem+json',
    'application/octet-stream',
    'json',
    ';',
    'application/',
    '*/*',
    'application/jsonp',
    'application/json2; a=b',
    undefined,
  );
  return types.map((type) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    return { ...good, headers: { ...good.headers, ...headers }, body };
  });
}

function bodyMissing(good: TestRequest): Requests {
  const { body: _, ...without } = good;
  return fc.constantFrom(without, withJson(without, 'null'));
}

type Values = fc.Arbitrary<unknown>;

/** A value of a body with one thing wrong, at any depth. */
function brokenValue(schema: Schema, known: unknown): Values {
  const at = resolveSchema(schema);
  if (at.type !== 'object' || typeof known !== 'object' || known === null) return invalid(at);
  const fields: Readonly<Record<string, unknown>> = { ...known };
  const ways: Values[] = [invalid(at)];
  for (const [name, property] of Object.entries(at.properties ?? {})) {
    ways.push(brokenValue(property, fields[name]).map((value) => ({ ...fields, [name]: value })));
  }
  for (const name of at.required ?? []) {
    const { [name]: _, ...others } = fields;
    ways.push(fc.constant(others));
  }
  if (at.additionalProperties === false) {
    const names = fc.constantFrom('unknown', '', 'toString', 'hasOwnProperty', 'isTest', 'status');
    ways.push(names.map((name) => ({ ...fields, [name]: 1 })));
  }
  return fc.oneof(...ways);
}
