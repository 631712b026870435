import type {
  Invoice,
  MoneyReturn,
  OpenItemRequest,
  TransactionConfirmation,
  TransferReportRequest,
  WaitingMoney,
} from '@tiyin/api/types';

/** A person's statement about a payout or a return. */
export type ConfirmedPayout = TransactionConfirmation;

/** The money that a person saw on an account. */
export type ConfirmedDeposit = Pick<TransferReportRequest, 'amount' | 'comment' | 'transferId'>;

/** Where a payout or a return goes, as people see it who may see it. */
export interface Payee {
  readonly number: string | undefined;
  readonly bankName: string | undefined;
  readonly methodName: string | undefined;
}

/** The payee of a payout, as its invoice shows it. */
export function payeeOfInvoice({
  account,
  credentials,
  paymentMethod,
}: Pick<Invoice, 'account' | 'credentials' | 'paymentMethod'>): Payee {
  return {
    bankName: credentials?.bankName,
    methodName: paymentMethod?.paymentMethod.name,
    number: account?.value,
  };
}

/** The payee of a return. */
export function payeeOfReturn({ payee }: Pick<MoneyReturn, 'payee'>): Payee {
  return {
    bankName: payee?.bankName,
    methodName: payee?.paymentMethodName,
    number: payee?.value,
  };
}

/** An invoice or an unmatched transfer has at most one item in the queue. */
export function idOfWaiting({ invoiceId, transferId }: WaitingMoney): string {
  return invoiceId ?? String(transferId);
}

/** The item as people have it open (OFFICE-324). */
export function openItemOf({
  invoiceId,
  kind,
  transactionId,
}: WaitingMoney): OpenItemRequest | undefined {
  const id = transactionId ?? invoiceId;
  return id === null ? undefined : { kind, id };
}

/** Whether the money of a payout is reserved: otherwise nobody may pay it any more. */
export function isToPay({ invoiceStatus, kind }: WaitingMoney): boolean {
  return kind !== 'payout' || (invoiceStatus !== null && reserved.has(invoiceStatus.code));
}

const reserved: ReadonlySet<string> = new Set(['IN_PROGRESS', 'PENDING', 'PAYED', 'ERROR']);
