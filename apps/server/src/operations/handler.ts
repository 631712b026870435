import type { SessionId } from '@tiyin/domain/ids';
import type { Readable } from 'node:stream';
import type { OperationId, Operations } from '@tiyin/api/operations';
import type { ServerContext } from '../context.ts';
import type { CallerOf } from './caller.ts';

/** A session and the browser that it was begun in. */
interface BegunSession {
  readonly sessionId: SessionId;
  readonly browserId: string;
}

/** A success with more than a body. */
export class Reply<Body> {
  readonly body: Body;
  /** The row version, sent as `ETag`. */
  readonly version: number | undefined;
  /** A session that begins with this answer, or the end of the caller's. */
  readonly session: BegunSession | 'ends' | undefined;
  /** The cookie that binds a round trip to the OpenID provider to the browser (PEOPLE-404). */
  readonly oidcBinding: string | undefined;
  /** Whether the change was not made and waits for approval: 202 (PEOPLE-262). */
  readonly isPending: boolean;
  /** Whether it is the stored response of an earlier request: `Idempotent-Replayed` (API-447). */
  readonly isReplayed: boolean;

  constructor(body: Body, more: Partial<Omit<Reply<Body>, 'body'>>) {
    this.body = body;
    this.version = more.version;
    this.session = more.session;
    this.oidcBinding = more.oidcBinding;
    this.isPending = more.isPending ?? false;
    this.isReplayed = more.isReplayed ?? false;
  }
}

/** A CSV file, streamed while it is read. */
export class CsvFile {
  readonly lines: Readable;
  readonly name: string;

  constructor(lines: Readable, name: string) {
    this.lines = lines;
    this.name = name;
  }
}

/** A file that a stranger sent: always a download, never shown by a browser. */
export class AttachedFile {
  readonly bytes: Buffer;
  readonly name: string;

  constructor(bytes: Buffer, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}

type Output<Body> = Body extends string ? AttachedFile | CsvFile : Body | Reply<Body>;

type HandlerOf<Input, Caller, Body> = (
  input: Input,
  caller: Caller,
  context: ServerContext,
) => Promise<Output<Body>>;

/** A handler for each operation: its input and its output are those of the contract. */
export type Handlers = {
  readonly [Id in OperationId]: HandlerOf<
    Operations[Id]['input'],
    CallerOf<Id>,
    Operations[Id]['output']
  >;
};

/** Handles one operation. */
export type Handler<Id extends OperationId> = Handlers[Id];

/** The handlers of the operations of one tag. */
export type HandlersOf<Tag extends Operations[OperationId]['tag']> = {
  readonly [Id in OperationId as Operations[Id]['tag'] extends Tag ? Id : never]: Handlers[Id];
};

/** The answer to a change that waits for approval: 202 (PEOPLE-262). */
export function pending<Approval>(approval: Approval): Reply<{ approval: Approval }> {
  return new Reply({ approval }, { isPending: true });
}

/** `{data}` of a row that people change, with its version as the `ETag`. */
export function versioned<Data extends { readonly version: number }>(
  data: Data,
): Reply<{ data: Data }> {
  return new Reply({ data }, { version: data.version });
}
