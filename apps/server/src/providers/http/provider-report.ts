import type { CurrencyCode } from '@tiyin/domain/money';
import type { TakenTransfer } from '../../payments/transfers/take-transfer.ts';
import { notAllowed } from '../../problem.ts';

/** What a provider says, `ProviderReport` of the contract, once its signature was judged. */
export type ProviderReport = {
  readonly providerId: number;
  readonly type: 'deposit' | 'payout';
  readonly status: 'paid' | 'refused';
  readonly transferId: string;
  readonly accountId: number;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly transactionId: string | undefined;
  readonly now: Date;
};

/** What became of a report: `contradicts` where other content is known already, and a person was told. */
export type ReportOutcome = TakenTransfer['outcome'];

/** The transaction that a report must name; 422 where it names none. */
export function requireTransaction(transactionId: string | undefined): string {
  if (transactionId === undefined) throw notAllowed('/transactionId', 'Say what it is for');
  return transactionId;
}
