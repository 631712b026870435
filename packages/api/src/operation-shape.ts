/** A part of a request that an operation does not have. */
type NoPart = Readonly<Record<string, never>>;

/** One part of a request, `NoPart` where the contract names none; all its members may be missing where the part may. */
type PartOf<Data, Name extends string> = Data extends { [K in Name]?: infer Part }
  ? [NonNullable<Part>] extends [never]
    ? NoPart
    : NonNullable<Part>
  : NoPart;

/** HTTP header names are case-insensitive, and Node.js gives them in lower case. */
type LowerCaseNames<Headers> = {
  [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name];
};

/** A validated request of an operation, by its parts. */
export interface OperationInput<Data> {
  readonly body: PartOf<Data, 'body'>;
  readonly headers: LowerCaseNames<PartOf<Data, 'headers'>>;
  readonly path: PartOf<Data, 'path'>;
  readonly query: PartOf<Data, 'query'>;
}

/** One operation as the contract types it: what a server takes and what it answers. */
export interface OperationShape<Data, Responses, Permission extends string, Tag extends string> {
  readonly input: OperationInput<Data>;
  /** The body of the success; `void` where it has none, the text of a CSV file where it is one. */
  readonly output: Responses[keyof Responses];
  /** `public`, `signed-in`, `merchant-key`, `provider-signature` or a permission. */
  readonly permission: Permission;
  readonly tag: Tag;
}
