export {
  type InvoicePosition,
  type PositionedInvoice,
  invoicePosition,
  isAmountFixed,
  isReserved,
  positionDifference,
  type PositionMovement,
  positionMovements,
} from './books.ts';
export {
  isReason,
  isReasonRequired,
  type JudgedStatusChange,
  reasonLength,
} from './change-reason.ts';
export { claimableAmount, type ClaimableDeposit } from './claimable.ts';
export { type DepositEvent, type DepositFacts } from './deposit-events.ts';
export {
  graceMs,
  leasedUntil,
  matchWindowMs,
  maxLeasesPerForm,
  restAwaitedUntil,
  topUpMs,
} from './deposit-limits.ts';
export { depositTransition, unpaidEnd } from './deposit-machine.ts';
export { type FlowTypeCode, flowTypes } from './flow-type.ts';
export { judgeReceived, type ReceivedOutcome, type ReceivingDeposit } from './judge-received.ts';
export {
  type OverPayment,
  overPayments,
  type PaymentRules,
  type ShortPayment,
  shortPayments,
} from './payment-rules.ts';
export { autoRetryDelayMs, payoutAskDelayMs, payoutWindowMs } from './payout-retries.ts';
export {
  type PayoutStatus,
  type PayoutStatusCode,
  payoutStatusByCode,
  payoutStatuses,
} from './payout-status.ts';
export { countsAsRefunded, failedRefundStatuses, refundFormMs } from './refunds.ts';
export {
  awaitedAmount,
  compareReported,
  excessAmount,
  missingAmount,
  type MoneyFit,
  moneyFit,
  type ReceivedMoney,
  type ReportedComparison,
} from './reported-money.ts';
export {
  type InvoiceStatus,
  type InvoiceStatusCode,
  invoiceStatusByCode,
  invoiceStatusById,
  invoiceStatuses,
  isFinalStatus,
  type StatusTone,
  statusTone,
} from './status.ts';
export { type WithdrawalEvent } from './withdrawal-events.ts';
export { isRetryable, withdrawalTransition } from './withdrawal-machine.ts';
export {
  type AmountTerm,
  type IdPart,
  isNumberSearch,
  readSearchTerms,
  type SearchTerms,
} from './search-terms.ts';
