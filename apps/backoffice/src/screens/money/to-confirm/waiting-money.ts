import type {
  Invoice,
  TransactionConfirmation,
  TransferReportRequest,
  WaitingMoney,
} from '@tiyin/api/types';

/** A person's statement about a payout. */
export type ConfirmedPayout = TransactionConfirmation;

/** The money that a person saw on an account. */
export type ConfirmedDeposit = Pick<TransferReportRequest, 'amount' | 'comment' | 'transferId'>;

/** The customer's account of a payout, as the invoice shows it to people who may see it. */
export type Payee = Pick<Invoice, 'account' | 'credentials' | 'paymentMethod'>;

/** An invoice has at most one item in the queue. */
export function idOfWaiting({ invoiceId }: WaitingMoney): string {
  return invoiceId;
}

/** Whether the money of a payout is reserved: otherwise nobody may pay it any more. */
export function isToPay({ invoiceStatus, kind }: WaitingMoney): boolean {
  return kind === 'deposit' || reserved.has(invoiceStatus.code);
}

const reserved: ReadonlySet<string> = new Set(['IN_PROGRESS', 'PENDING', 'PAYED', 'ERROR']);
