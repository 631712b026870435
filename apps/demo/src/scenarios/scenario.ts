import type { MethodId } from '@tiyin/domain/ids';
import type { StatusReason } from '@tiyin/api/types';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import type { DemoTerminal } from '../demo-terminals.ts';
import type { Customer } from './customers.ts';

/** The author of a step, before its row is known. */
export type Doer = 'customer' | 'merchant' | 'provider' | 'staff' | 'system';

/** Something that happened to an invoice: one event. */
export type Step = {
  /** Unix ms. */
  readonly at: number;
  readonly code:
    | StatusReason
    | 'method_chosen'
    | 'payout_sent'
    | 'payout_refused'
    | 'payout_unroutable'
    | 'provider_timed_out';
  /** Where it led; null where the status stayed. */
  readonly status: InvoiceStatusCode | null;
  readonly doer: Doer;
};

/** The life of one invoice from its creation to its end. */
export type Scenario = {
  /** Its place among all, from 0; the next ones begin no earlier. */
  readonly number: number;
  readonly terminal: DemoTerminal;
  /** Minor units. */
  readonly amount: bigint;
  /** Its method; null if the customer never chose. */
  readonly methodId: MethodId | null;
  readonly customer: Customer;
  readonly canChangeAmount: boolean;
  /** The number of preferred accounts on which a deposit's amount is already leased. */
  readonly passedOver: number;
  /** Unix ms. */
  readonly createdAt: number;
  /** The steps after its creation. */
  readonly steps: readonly Step[];
  /** Of a withdrawal. */
  readonly payout?: PayoutPlan;
};

/** The data of a withdrawal besides its steps. */
export type PayoutPlan = {
  /** The merchant's server created it without a form. */
  readonly isWithoutForm: boolean;
  /** Card or phone that is paid, in digits. */
  readonly credential: string;
  /** The bank of an Sbp payout, as the bank list has it. */
  readonly bankCode: number | null;
  /** The steps after its creation if the merchant's balance does not cover it. */
  readonly ifFundsAreShort: readonly Step[];
};
