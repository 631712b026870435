import { AmountRangeError } from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { createBurstLog } from '../burst-log.ts';
import type { ServerContext } from '../context.ts';
import { recordDenial } from './record-denial.ts';
import { allowedMethods } from './allowed-methods.ts';
import { databaseError, isDatabaseUnavailable } from '../db/query-error.ts';
import { type FieldError, ProblemError } from '../problem.ts';
import { nulFields } from './nul-fields.ts';
import { patternWords } from './pattern-words.ts';

/** The problem+json of a problem, with the request id to look it up in the log by (API-3). */
function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError) {
  const { code, status, title, detail, errors, current, facts, retryAfterSeconds } = problem;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  // The rest of a file that is refused would hold up the next request on its connection.
  const isCutOff = request.routeOptions.config.takesFile === true && !request.raw.complete;
  if (isCutOff) reply.header('connection', 'close');
  return (
    reply
      .code(status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('cache-control', 'no-store')
      // Not by the schema of the status: a problem that it does not foresee would be cut to pieces.
      .serializer((payload: unknown) => JSON.stringify(payload))
      .send({
        type: `urn:tiyin:problem:${code}`,
        title,
        status,
        code,
        requestId: request.id,
        ...(detail !== undefined && { detail }),
        ...(errors.length > 0 && { errors }),
        ...(current !== undefined && { current }),
        ...facts,
      })
  );
}

/** When to come back after the database could not do it, in seconds. */
const databaseRetrySeconds = 2;

/** Any error of a request, as a problem. Unexpected ones are logged and not described. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseUnavailable(error)) {
    const detail = 'The database is busy or away: send the same request again in a moment';
    const retryAfterSeconds = databaseRetrySeconds;
    return new ProblemError('unavailable', { detail, retryAfterSeconds });
  }
  if (error instanceof AmountRangeError) return new ProblemError('amount_out_of_range');
  if (isFastifyError(error)) {
    if (error.validation) {
      return new ProblemError('validation_failed', { errors: fieldErrors(error) });
    }
    if (error.statusCode === 413) return new ProblemError('payload_too_large');
    if (error.statusCode === 415) return new ProblemError('unsupported_media_type');
    // Its text repeats the address, however long it is (API-548).
    if (isOneOf<string, string>(error.code, unreadableCodes)) return unreadableAddress();
    if (error.statusCode === 429) return new ProblemError('rate_limited');
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return new ProblemError('validation_failed', { detail: error.message });
    }
  }
  if (isMissingFile(error)) return new ProblemError('not_found');
  const isTaken = databaseError(error)?.constraint === 'invoice_merchant_invoice_id';
  if (isTaken) {
    const message = 'is the id of another invoice already';
    const errors = [{ path: '/merchantInvoiceId', message }];
    return new ProblemError('merchant_invoice_id_taken', { errors });
  }
  const detail = refusal(error);
  return detail === undefined
    ? new ProblemError('internal')
    : new ProblemError('validation_failed', { detail });
}

/** Sets the error responses. */
export function registerProblems(app: FastifyInstance, context: ServerContext): void {
  const noteUnavailable = createBurstLog((error, count) =>
    app.log.error({ err: error, count }, 'the database did not serve requests'),
  );
  app.setErrorHandler(async (error, request, reply) => {
    const problem = error === request.raw.errored ? brokenOff() : problemOf(error, request);
    if (isDatabaseUnavailable(error)) noteUnavailable(error);
    // A busy server is not an error to log: its response says when to retry.
    const isFault = problem.status >= 500 && problem.retryAfterSeconds === undefined;
    if (isFault) request.log.error({ err: error }, 'a request failed');
    if (problem.code === 'forbidden') await recordDenial(context, request);
    return sendProblem(request, reply, problem);
  });
}

/** The problem of an error, with the facts that only its request has. */
function problemOf(error: unknown, request: FastifyRequest): ProblemError {
  const isTooLarge = isFastifyError(error) && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
  if (isTooLarge) {
    const limit = request.routeOptions.bodyLimit;
    const detail = `A body of this request has at most ${limit} bytes`;
    return new ProblemError('payload_too_large', { detail });
  }
  const detail = refusal(error);
  if (detail !== nulRefusal) return toProblem(error);
  return new ProblemError('validation_failed', { detail, errors: nulFields(request) });
}

/** An address that cannot be decoded, and one with a part that is too long for any route. */
const unreadableCodes = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'] as const;
const unreadableAddress = () =>
  new ProblemError('validation_failed', { detail: 'The address cannot be read' });

/** The client went away before its body was there (RUN-490): nobody reads the answer, and nothing has failed here. */
const brokenOff = () => new ProblemError('validation_failed', { detail: 'The request broke off' });

/** Responds to an address that cannot be parsed, before any route or hook: `frameworkErrors`. */
export function answerUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  void sendProblem(request, reply, toProblem(error));
}

/** Responds to an API path that is not in the contract, or has other methods: 405 with these. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const methods = allowedMethods(request.url.split('?', 1)[0] ?? '');
  if (methods !== '') {
    reply.header('allow', methods);
    return sendProblem(request, reply, new ProblemError('method_not_allowed'));
  }
  return sendProblem(request, reply, new ProblemError('not_found'));
}

/** @fastify/send's error for a folder: it has a status and no code. */
function isMissingFile(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 403 || status === 404;
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error;
}

/** PostgreSQL's errors for values that the contract allows and no column can store. */
const nulRefusal = 'Text may not contain a NUL character';
const refusals: Readonly<Record<string, string>> = {
  22021: nulRefusal,
  '22P05': nulRefusal,
  22003: 'A number is larger than any that is kept here',
};

function refusal(error: unknown): string | undefined {
  return refusals[databaseError(error)?.code ?? ''];
}

const parts: Readonly<Record<string, string>> = {
  querystring: 'query',
  params: 'path',
  headers: 'header',
};

const maxFieldErrors = 50;

/** The values that are allowed, where they are a list (API-543), and a form in words (API-902). */
function messageOf({ message = 'is not valid', params }: FastifySchemaValidationError): string {
  const { allowedValues, pattern } = params;
  if (typeof pattern === 'string') return patternWords[pattern] ?? message;
  return Array.isArray(allowedValues) ? `must be one of ${allowedValues.join(', ')}` : message;
}

function fieldErrors(error: FastifyError): FieldError[] {
  const part = parts[error.validationContext ?? ''];
  // A long list with a mistake in each item is not repeated in full.
  return (error.validation ?? []).slice(0, maxFieldErrors).map((issue) => {
    const named = issue.params['missingProperty'] ?? issue.params['additionalProperty'];
    const pointer =
      typeof named === 'string' ? `${issue.instancePath}/${named}` : issue.instancePath;
    const path = part === undefined ? pointer : `${part}${pointer.replaceAll('/', '.')}`;
    return { path, message: messageOf(issue) };
  });
}
