import type { OperationId } from '@tiyin/api/operations';
import type { LightMyRequestResponse } from 'fastify';
import * as s from 'superstruct';
import { answerContract, namedCodes } from './contract.ts';

const problemStruct = s.type({ status: s.number(), code: s.string(), requestId: s.string() });

/** How an answer breaks the contract of its operation; undefined where it keeps it. */
export function breachOf(
  operationId: OperationId,
  answer: LightMyRequestResponse,
): string | undefined {
  const { statusCode: status } = answer;
  if (status >= 500) return `${status} is an error of ours`;
  const contract = answerContract(operationId, status);
  if (!contract) return `${status} is not in the contract`;
  if (contract.mediaType === undefined) {
    return answer.body === '' ? undefined : 'the contract has no body here';
  }
  const mediaType = String(answer.headers['content-type']).split(';')[0];
  if (mediaType !== contract.mediaType) return `${mediaType} is not ${contract.mediaType}`;
  const isText = contract.mediaType !== undefined && !contract.mediaType.endsWith('json');
  const body: unknown = isText ? answer.body : JSON.parse(answer.body);
  if (!contract.validate(body)) return JSON.stringify(contract.validate.errors);
  return status < 400 ? undefined : problemBreach(operationId, answer, body);
}

/** A problem has its status, a code that the contract names, and the request id by which it is found in the log. */
function problemBreach(
  operationId: OperationId,
  answer: LightMyRequestResponse,
  body: unknown,
): string | undefined {
  if (!s.is(body, problemStruct)) return 'the problem has no request id';
  if (!namedCodes(operationId, body.status).includes(body.code)) {
    return `${body.code} is not in x-problems of ${operationId}`;
  }
  if (body.status !== answer.statusCode) return `the problem says ${body.status}`;
  if (body.requestId !== answer.headers['x-request-id']) return 'the header has another request id';
  return undefined;
}
