/** The permissions of a person that decide what the page of an invoice says and shows; missing is not permitted. */
export interface InvoiceRights {
  /** May change the status, and retry. */
  readonly movesStatus?: boolean;
  /** May return money, and confirm payouts and their outcome. */
  readonly confirmsTransfers?: boolean;
  /** May decide tickets. */
  readonly decidesTickets?: boolean;
  /** Sees payouts. */
  readonly seesPayouts?: boolean;
  /** Sees the provider's id. */
  readonly seesProvider?: boolean;
  /** Sees the destination of the money. */
  readonly seesCredentials?: boolean;
  /** Sees the payment account, and Money. */
  readonly seesAccounts?: boolean;
}
