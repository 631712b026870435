import { type MinorUnits, zeroUnits } from '../money/index.ts';
import type { DepositFacts } from './deposit-events.ts';
import { depositTransition } from './deposit-machine.ts';
import type { PaymentRules } from './payment-rules.ts';
import {
  type MoneyFit,
  type ReceivedMoney,
  compareReported,
  excessAmount,
  missingAmount,
  moneyFit,
} from './reported-money.ts';
import type { InvoiceStatusCode } from './status.ts';

/** A deposit for which money was just reported; `received` includes that money. */
export type ReceivingDeposit = ReceivedMoney & {
  readonly status: InvoiceStatusCode;
  readonly facts: DepositFacts;
  readonly rules: PaymentRules;
};

/** The decision about received money; amounts in minor units. */
export type ReceivedOutcome = {
  /** The statuses that the deposit goes through; empty where it stays. */
  readonly path: readonly InvoiceStatusCode[];
  readonly status: InvoiceStatusCode;
  /** The amount of the deposit from now on: another one where the terminal accepts what came. */
  readonly amount: MinorUnits;
  /** The amount that leaves suspense for the merchant's balance and the fees now. */
  readonly booked: MinorUnits;
  readonly missing: MinorUnits;
  /** The excess that stays in suspense. */
  readonly excess: MinorUnits;
  /** Whether the deposit waits for its rest: it leases the missing amount, and gets more time. */
  readonly awaitsRest: boolean;
};

/** Judges the money of a deposit by the rules of its terminal (INVOICE-24, INVOICE-221). */
export function judgeReceived(deposit: ReceivingDeposit): ReceivedOutcome {
  const { status: before, received, facts, rules } = deposit;
  const fit = moneyFit(compareReported(received, deposit.amount), rules);
  const path = depositTransition(before, { type: 'money-reported', fit }, facts);
  const status = path.at(-1) ?? before;
  const isBooked = path.includes('DONE');
  const amount = isBooked ? acceptedAmount(deposit) : deposit.amount;
  const money = { amount, received };
  return {
    path,
    status,
    amount,
    booked: isBooked ? amount : zeroUnits,
    missing: missingAmount(money),
    excess: excessAmount(money),
    awaitsRest: awaitsRest(status, fit),
  };
}

const awaitsRest = (status: InvoiceStatusCode, fit: MoneyFit): boolean =>
  status === 'PENDING' && fit === 'part';

/** The amount that is booked: the requested one, or all that came. */
function acceptedAmount({ amount, received, rules }: ReceivingDeposit): MinorUnits {
  const isAllAccepted = received < amount || rules.overPayment === 'ACCEPT_ALL';
  return isAllAccepted ? received : amount;
}
