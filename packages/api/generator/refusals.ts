import { type ProblemCode, problemStatuses } from '../src/problem-codes.ts';

/** The parts of an operation from which its refusals and its security follow. */
export interface OperationFacts {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly permission: string;
  readonly isForBrowsers: boolean;
  /** It has `If-Match` or an Idempotency-Key. */
  readonly hasPrecondition: boolean;
  readonly isRateLimited: boolean;
  /** It takes days, which may not exist. */
  readonly hasDays: boolean;
  /** The codes of `x-problems`. */
  readonly problems: readonly string[];
}

/** The response of `components/responses` for each status. */
export const sharedResponses: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  421: 'MisdirectedRequest',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

/** The same of an operation; an API key is refused for other causes than a session. */
export function sharedResponseOf(status: number, permission: string): string | undefined {
  return status === 403 && permission === 'merchant-key' ? 'KeyRefused' : sharedResponses[status];
}

/** Permissions that are no permission of a role. */
const byCaller: Readonly<Record<string, readonly object[]>> = {
  public: [],
  'merchant-key': [{ apiKey: [] }],
  'provider-signature': [{ providerSignature: [] }],
};

/** The `security` of an operation (API-441). */
export function securityOf({ permission }: Pick<OperationFacts, 'permission'>): readonly object[] {
  return byCaller[permission] ?? [{ sessionToken: [], sessionSignature: [] }];
}

/** Every status of 4xx and 5xx that an operation answers with, in their order (API-442). */
export function refusalStatuses(facts: OperationFacts): readonly number[] {
  const { method, path, permission, problems } = facts;
  const isStaff = byCaller[permission] === undefined;
  const takesBody = method !== 'get';
  // Every page of a session may be refused until a required second factor is set up.
  const isByKey = permission === 'merchant-key';
  const isForbidden = isStaff || isByKey || (facts.isForBrowsers && takesBody);
  const found = [
    400,
    ...(permission === 'public' ? [] : [401]),
    ...(isForbidden ? [403] : []),
    ...(path.includes('{') ? [404] : []),
    ...(facts.hasPrecondition ? [409] : []),
    ...(takesBody ? [413, 415] : []),
    421,
    ...(facts.hasDays ? [422] : []),
    ...(facts.isRateLimited ? [429] : []),
    500,
    503,
    ...problems.map((code) => statusOf(facts.operationId, code)),
  ];
  return [...new Set(found)].toSorted((one, other) => one - other);
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problemStatuses, code);
}

function statusOf(operationId: string, code: string): number {
  if (isProblemCode(code)) return problemStatuses[code];
  throw new Error(`${operationId} has the unknown code ${code} in x-problems`);
}
