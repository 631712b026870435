import { type Struct, create } from 'superstruct';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { OutsideWork } from './outside-work.ts';
import type { CallKind, JobKind } from './queue.ts';

/** The dependencies of call handlers. */
export type CallDeps = Pick<
  ServerContext,
  'callOut' | 'callProvider' | 'clock' | 'config' | 'database' | 'logger' | 'secrets' | 'sendMail'
>;

/** Does a job, in the transaction that also takes it off the queue. */
export type JobHandler = (tx: Tx, payload: unknown, now: Date) => Promise<void>;

/** Prepares a job that calls out, in the transaction that claims it; undefined where nothing is left to do. */
export type CallHandler = (
  tx: Tx,
  payload: unknown,
  deps: CallDeps,
) => Promise<OutsideWork | undefined>;

/**
 * A handler for each kind of job. Higher layers provide them, so that the queue imports none of
 * them.
 */
export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

/** The same for each kind of call. */
export type CallHandlers = Readonly<Record<CallKind, CallHandler>>;

/**
 * A handler that gets its payload read by its struct.
 * @throws a StructError, from the handler, for a payload of another form
 */
export function handlerOf<Payload, Schema, Last, Result>(
  struct: Struct<Payload, Schema>,
  handle: (tx: Tx, payload: Payload, last: Last) => Promise<Result>,
): (tx: Tx, payload: unknown, last: Last) => Promise<Result> {
  return (tx, payload, last) => handle(tx, create(payload, struct), last);
}

/**
 * The handler of a job's kind.
 * @throws for an unknown kind: a newer version of the server wrote the job
 */
export function findHandler<Handler>(
  handlers: Readonly<Record<string, Handler>>,
  kind: string,
): Handler {
  const handler = handlers[kind];
  if (!handler) throw new Error(`there is no job of the kind ${kind}`);
  return handler;
}
