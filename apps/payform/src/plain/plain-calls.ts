import type { TicketKind } from '@tiyin/domain/tickets';

/** The result of a server call: success, or a refusal with the server's reason and the fields. */
export type Done<Answer = unknown> =
  | ({ readonly ok: true } & Answer)
  | { readonly ok: false; readonly code: string; readonly fields: readonly string[] };

/** A posted file, as the server read it. */
export type PostedFile = { readonly bytes: Uint8Array };

/** The server calls of the plain pages' posts; the codes are those of its problems (API-3). */
export type PlainCalls = {
  /** Fixes method and amount (minor units), and gives a deposit its requisites where an account is free (FORM-71). */
  readonly requestRequisites: (choice: {
    readonly methodId: number;
    readonly amount: number;
  }) => Promise<
    Done<{
      readonly hasRequisites: boolean;
      /** Amounts nearby that an account is free for, in minor units. */
      readonly alternatives?: readonly number[];
    }>
  >;
  /** "I have paid", or the payee. */
  readonly complete: (completion: {
    readonly credential: string;
    readonly bankCodeInteger?: number;
    readonly type?: 'by_mobile';
  }) => Promise<Done>;
  /** A message to support; the same text does not open a second ticket (FORM-62). */
  readonly ticket: (trouble: { readonly description: string }) => Promise<Done>;
  /** Attaches a receipt to the open ticket of a kind (INVOICE-240, FORM-420). */
  readonly attach: (file: PostedFile, kind: TicketKind) => Promise<Done>;
  /** Requests the money back that is not booked (FORM-270). */
  readonly requestReturn: (payee: {
    readonly credential: string;
    readonly bankCodeInteger?: number;
    readonly type?: 'by_mobile';
  }) => Promise<Done>;
  /** The customer gives up (FORM-64). */
  readonly cancel: () => Promise<Done>;
};
