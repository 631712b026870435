import type { ProviderReason } from '@tiyin/api/types';
import type { AccountId, ProviderId } from '@tiyin/domain/ids';
import type { CurrencyCode, MinorUnits } from '@tiyin/domain/money';
import type { TakenTransfer } from '../../payments/transfers/take-transfer.ts';
import { notAllowed } from '../../problem.ts';

/** A provider's message, `ProviderReport` of the contract, after its signature was verified. */
export type ProviderReport = {
  readonly providerId: ProviderId;
  readonly type: 'deposit' | 'payout';
  readonly status: 'paid' | 'refused';
  readonly transferId: string;
  readonly accountId: AccountId;
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly transactionId: string | undefined;
  /** Of a refusal. */
  readonly reason?: ProviderReason | undefined;
  readonly now: Date;
};

/**
 * The result of a report: `contradicts` if other content is known already, and staff were notified.
 */
export type ReportOutcome = TakenTransfer['outcome'];

/** The transaction that a report must name; 422 without one. */
export function requireTransaction(transactionId: string | undefined): string {
  if (transactionId === undefined) throw notAllowed('/transactionId', 'Say what it is for');
  return transactionId;
}
