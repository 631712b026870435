import type { OperationId } from '@tiyin/api/operations';
import fc from 'fast-check';
import type { TestRequest } from '../callers.ts';
import { near, valid } from './arbitraries.ts';
import { type Parameter, requestContract } from './contract.ts';
import type { RequestParts } from './request-parts.ts';
import { toRequest } from './requests.ts';

/** Requests that have the shape of the contract, about things that are there or not. */
export function wellFormed(
  operationId: OperationId,
  known: readonly RequestParts[],
): fc.Arbitrary<TestRequest> {
  // Built once for each: building them costs more than drawing from them.
  return fc.oneof(...known.map((parts) => wellFormedFrom(operationId, parts)));
}

function wellFormedFrom(operationId: OperationId, parts: RequestParts): fc.Arbitrary<TestRequest> {
  const { parameters, body } = requestContract(operationId);
  const { file } = parts;
  return fc
    .record({
      path: texts(parameters, 'path', parts.path),
      query: texts(parameters, 'query', parts.query),
      headers: texts(parameters, 'header', parts.headers),
      ...(body && { body: near(body, parts.body) }),
    })
    .map(({ body: value, ...rest }) => {
      const request = toRequest(operationId, { ...rest, ...(file !== undefined && { file }) });
      if (body === undefined) return request;
      const headers = { ...request.headers, 'content-type': 'application/json' };
      return { ...request, headers, body: JSON.stringify(value) };
    });
}

type Known = Readonly<Record<string, string>> | undefined;

/** The parameters of one part as text; those that may be left out sometimes are. */
function texts(
  parameters: readonly Parameter[],
  part: Parameter['in'],
  known: Known = {},
): fc.Arbitrary<Record<string, string>> {
  const here = parameters.filter((parameter) => parameter.in === part);
  const fields = here.map(({ name, schema }) => {
    const text = known[name] ?? known[name.toLowerCase()];
    const values = text === undefined ? valid(schema) : near(schema, text);
    // An idempotency key that was used before leads nowhere new: another as often as the known one.
    const often = part === 'header' ? fc.oneof(values, valid(schema)) : values;
    return [name, often.map((value) => String(value))] as const;
  });
  const requiredKeys = here.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}
