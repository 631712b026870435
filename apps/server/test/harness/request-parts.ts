/** A request of one operation, in parts: so that each can be replaced on its own. */
export type RequestParts = {
  /** Values of the path's parameters, encoded as they go. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The text of a file, for an operation that takes one. */
  readonly file?: string;
};

/** The body and the media type of a request that sends a file. */
export function sentFile({ file, headers }: RequestParts) {
  if (file === undefined) return {};
  return { headers: { ...headers, 'content-type': 'application/octet-stream' }, body: file };
}
