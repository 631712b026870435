import { type MinorUnits, minus, zeroUnits } from '../money/index.ts';
import type { PaymentRules } from './payment-rules.ts';

/**
 * The total of the reported money compared with the amount of the invoice (INVOICE-20, INVOICE-24).
 */
export type ReportedComparison = 'exact' | 'short' | 'over';

/**
 * What the received total means for a deposit under the rules of its terminal: `enough` to book it,
 * `part` of it while the rest is awaited, or a `mismatch` for a person (INVOICE-24).
 */
export type MoneyFit = 'enough' | 'part' | 'mismatch';

/** Compares the reported total with the amount, both in minor units (INVOICE-24, ROUTING-31). */
export function compareReported(reportedTotal: MinorUnits, amount: MinorUnits): ReportedComparison {
  if (reportedTotal === amount) {
    return 'exact';
  }
  return reportedTotal < amount ? 'short' : 'over';
}

/** The decision for a comparison under the rules of a terminal (INVOICE-24). */
export function moneyFit(comparison: ReportedComparison, rules: PaymentRules): MoneyFit {
  switch (comparison) {
    case 'exact':
      return 'enough';
    case 'short':
      return shortFit[rules.shortPayment];
    case 'over':
      return rules.overPayment === 'PERSON' ? 'mismatch' : 'enough';
  }
}

const shortFit: Readonly<Record<PaymentRules['shortPayment'], MoneyFit>> = {
  TOP_UP: 'part',
  ACCEPT: 'enough',
  PERSON: 'mismatch',
};

/** A deposit and all money that was reported for it, in minor units. */
export type ReceivedMoney = { readonly amount: MinorUnits; readonly received: MinorUnits };

/** The part of the amount that is not there yet, in minor units; zero where all of it is. */
export function missingAmount({ amount, received }: ReceivedMoney): MinorUnits {
  return received < amount ? minus(amount, received) : zeroUnits;
}

/** The money beyond the amount, in minor units; it stands in suspense (LEDGER-19). */
export function excessAmount({ amount, received }: ReceivedMoney): MinorUnits {
  return received > amount ? minus(received, amount) : zeroUnits;
}

/**
 * The amount of the next transfer to an open deposit, in minor units: the missing part. All of the
 * amount where nothing is missing, for a deposit that a person opened again.
 */
export function awaitedAmount(money: ReceivedMoney): MinorUnits {
  return missingAmount(money) || money.amount;
}
