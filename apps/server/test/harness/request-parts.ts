/** A request of one operation, in parts: so that each can be replaced on its own. */
export type RequestParts = {
  /** Values of the path's parameters, encoded as they go. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};
