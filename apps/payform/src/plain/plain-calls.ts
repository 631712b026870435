/** What a call of the server came to: done, or refused for a reason that the server names, with the fields it is about. */
export type Done<Answer = unknown> =
  | ({ readonly ok: true } & Answer)
  | { readonly ok: false; readonly code: string; readonly fields: readonly string[] };

/** What a post of the plain pages may ask of the server; the codes are those of its problems (API-3). */
export type PlainCalls = {
  /** Fixes method and amount (minor units), and gives a deposit its requisites where an account is free (FORM-71). */
  readonly ask: (choice: { readonly methodId: number; readonly amount: number }) => Promise<
    Done<{
      readonly hasRequisites: boolean;
      /** Amounts nearby that an account is free for, in minor units. */
      readonly alternatives?: readonly number[];
    }>
  >;
  /** "I have paid", or whom to pay. */
  readonly complete: (completion: {
    readonly credential: string;
    readonly bankCodeInteger?: number;
    readonly type?: 'by_mobile';
  }) => Promise<Done>;
  /** What went wrong, told to support; the same text again opens no second ticket (FORM-62). */
  readonly ticket: (trouble: { readonly description: string }) => Promise<Done>;
  /** The customer gives up (FORM-64). */
  readonly cancel: () => Promise<Done>;
};
