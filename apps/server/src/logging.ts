import { openSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, multistream, pino, stdTimeFunctions } from 'pino';
import type { Config } from './config.ts';
import { explainFolderFailure } from './errors/explain-folder-failure.ts';
import { makeFolder } from './errors/make-folder.ts';
import { QueryError } from './db/query-error.ts';
import { LogStream } from './log-stream.ts';
import { maskText, masked } from './secrets/mask-text.ts';

/** Names under which a secret or personal thing might reach a log line. */
const confidential = [
  'apiKey',
  'authorization',
  'cardNumber',
  'cookie',
  'credential',
  'credentials',
  'formId',
  'password',
  'phone',
  'requisites',
  'secret',
  'token',
];

/** The settings of the log. */
type LogSettings = Pick<Config, 'isDemo' | 'dataDir' | 'process'>;

type LogLevel = Config['process']['logLevel'];

/** The file descriptor. */
const standardOutput = 1;

/**
 * Opens the log. It is standard output; in a demo that gets only warnings, so that the addresses
 * stay visible, and the whole log is `server.log` in the data folder.
 * @throws StartupError when that file cannot be written
 */
export function openLog({ isDemo, dataDir, process: { logLevel, role } }: LogSettings): Logger {
  const log = createLogger(
    isDemo ? demoDestination(dataDir, logLevel) : LogStream.over(standardOutput),
    logLevel,
  );
  // Lines of several processes stand in one place.
  return log.child({ host: hostname(), pid: process.pid, role });
}

/**
 * A logger that keeps confidential things out of every line (PEOPLE-42): fields by their names,
 * numbers and keys inside texts by their looks.
 */
export function createLogger(stream: DestinationStream, level: LogLevel = 'info'): Logger {
  const paths = confidential.flatMap((name) => [name, `*.${name}`]);
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      base: null,
      redact: { paths, censor: masked },
      serializers: { req: describeRequest, res: describeReply, err: describeError },
      hooks: { streamWrite: maskText },
    },
    stream,
  );
}

function demoDestination(dataDir: string, level: LogLevel): DestinationStream {
  const file = join(dataDir, 'server.log');
  try {
    makeFolder(dataDir);
    return multistream([
      { level, stream: LogStream.over(openSync(file, 'a', 0o600)) },
      { level: 'warn', stream: LogStream.over(standardOutput) },
    ]);
  } catch (error) {
    throw explainFolderFailure(error, dataDir);
  }
}

/** The route and not the address: form ids in addresses are secrets. */
function describeRequest(request: FastifyRequest): object {
  // It may be logged before any hook runs.
  return { method: request.method, route: request.routeOptions?.url ?? null, address: request.ip };
}

function describeReply(reply: FastifyReply): object {
  return { statusCode: reply.statusCode };
}

/** Name, message and stack; other properties of an error may contain its parameters. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  if (!(error instanceof QueryError)) return { name, message, stack };
  return { name, message, stack, code: error.code, query: error.query };
}
