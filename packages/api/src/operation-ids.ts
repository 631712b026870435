import type {
  AccountId,
  AlertRuleId,
  ApiKeyId,
  ApprovalId,
  CallbackId,
  EndpointId,
  FormId,
  InvoiceId,
  MerchantId,
  MethodId,
  NotificationId,
  PayoutId,
  PersonId,
  PoolId,
  ProviderId,
  ReportScheduleId,
  ReturnId,
  RoleId,
  SettlementId,
  TerminalId,
  TicketId,
  TransferId,
} from '@tiyin/domain/ids';

/** The names of ids in requests; the server reads them under their types (LEDGER-238). */
interface IdOfName {
  readonly accountId: AccountId;
  readonly endpointId: EndpointId;
  readonly eventId: CallbackId;
  readonly formId: FormId;
  readonly invoiceId: InvoiceId;
  readonly invoiceIds: InvoiceId;
  readonly keyId: ApiKeyId;
  readonly merchantId: MerchantId;
  readonly paymentMethodId: MethodId;
  readonly paymentProviderId: ProviderId;
  readonly peopleAccountId: AccountId;
  readonly poolId: PoolId;
  readonly poolIds: PoolId;
  readonly providerId: ProviderId;
  readonly roleId: RoleId;
  readonly roleIds: RoleId;
  /** Newer than this one. */
  readonly since: InvoiceId;
  readonly terminalId: TerminalId;
  readonly terminalPoolId: PoolId;
  readonly ticketId: TicketId;
  readonly transferId: TransferId;
}

/** The kind of `id`, from the segment before it in the address. */
interface IdOfAddress {
  readonly account: AccountId;
  readonly 'alert-rule': AlertRuleId;
  readonly approval: ApprovalId;
  readonly endpoints: EndpointId;
  readonly invoice: InvoiceId;
  readonly invoices: InvoiceId;
  readonly merchant: MerchantId;
  readonly notification: NotificationId;
  readonly person: PersonId;
  readonly pool: PoolId;
  readonly provider: ProviderId;
  readonly return: ReturnId;
  readonly role: RoleId;
  readonly schedule: ReportScheduleId;
  readonly settlement: SettlementId;
  readonly terminal: TerminalId;
  readonly transaction: PayoutId;
  readonly transfer: TransferId;
}

type IdAt<Address> = Address extends `${string}/${keyof IdOfAddress}/{id}${string}`
  ? {
      [Name in keyof IdOfAddress]: Address extends `${string}/${Name}/{id}${string}`
        ? IdOfAddress[Name]
        : never;
    }[keyof IdOfAddress]
  : unknown;

/** An id in the place of what the contract has; what cannot be that id stays. */
type Named<Value, Id> = Value extends readonly (infer Item)[]
  ? readonly Named<Item, Id>[]
  : Id extends Value
    ? Id
    : Value;

/** A part of a request with its ids under their types. */
export type NamedIds<Part, Address> = {
  [Name in keyof Part]: Name extends keyof IdOfName
    ? Named<Part[Name], IdOfName[Name]>
    : Name extends 'id'
      ? Named<Part[Name], IdAt<Address>>
      : Part[Name];
};
