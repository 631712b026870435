import type { NamedIds } from './operation-ids.ts';

/** A part of a request that an operation does not have. */
type NoPart = Readonly<Record<string, never>>;

/** One part of a request, `NoPart` if the contract has none; optional if all of its members are. */
type PartOf<Data, Name extends string> = Data extends { [K in Name]?: infer Part }
  ? [NonNullable<Part>] extends [never]
    ? NoPart
    : NonNullable<Part>
  : NoPart;

/** HTTP header names are case-insensitive, and Node.js gives them in lower case. */
type LowerCaseNames<Headers> = {
  [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name];
};

/** The body of a request; a file is read as it comes. */
type BodyOf<Data> =
  PartOf<Data, 'body'> extends Blob
    ? AsyncIterable<Uint8Array>
    : NamedIds<PartOf<Data, 'body'>, AddressOf<Data>>;

type AddressOf<Data> = Data extends { readonly url: infer Address } ? Address : never;

/** A validated request of an operation, by its parts. */
export interface OperationInput<Data> {
  readonly body: BodyOf<Data>;
  readonly headers: LowerCaseNames<PartOf<Data, 'headers'>>;
  readonly path: NamedIds<PartOf<Data, 'path'>, AddressOf<Data>>;
  readonly query: NamedIds<PartOf<Data, 'query'>, AddressOf<Data>>;
}

/** One operation as the contract types it: the server's input and its response. */
export interface OperationShape<Data, Responses, Permission extends string, Tag extends string> {
  readonly input: OperationInput<Data>;
  /** The body of the success; `void` without one, the text for a CSV file. */
  readonly output: Responses[keyof Responses];
  /** `public`, `signed-in`, `merchant-key`, `provider-signature` or a permission. */
  readonly permission: Permission;
  readonly tag: Tag;
}
