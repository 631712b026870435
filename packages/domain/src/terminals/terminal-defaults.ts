import type { FlowTypeCode } from '../invoices/index.ts';
import { currencies, type CurrencyCode, type FeeRule, wholeUnits } from '../money/index.ts';
import type { TerminalMethodRule } from './terminal-methods.ts';

type Limits = Pick<TerminalMethodRule, 'maxAmount' | 'minAmount'>;

const inSom = { min: 1_000n, max: 100_000_000n };
const elsewhere = { min: 1_000n, max: 100_000n };

const fees: Readonly<Record<FlowTypeCode, FeeRule>> = {
  DEPOSIT: { basisPoints: 150, fixed: 0n },
  WITHDRAWAL: { basisPoints: 100, fixed: 0n },
};

/** The defaults of a method of a new terminal, by currency and flow, in minor units (ROUTING-5). */
export function defaultMethodRule(
  id: number,
  terminal: { readonly currency: CurrencyCode; readonly flowType: FlowTypeCode },
): TerminalMethodRule {
  const { min, max } = terminal.currency === 'UZS' ? inSom : elsewhere;
  const currency = currencies[terminal.currency];
  return {
    id,
    minAmount: wholeUnits(min, currency),
    maxAmount: wholeUnits(max, currency),
    fee: fees[terminal.flowType],
  };
}

/** The two last digits by which the sandbox decides would be left to chance otherwise (ROUTING-40). */
const wholeUnit = 100n;
const timesSmallest = 10n;

/**
 * The amount of a test form on a terminal, in minor units: ten times the smallest that its first method takes,
 * within the limits, and round, so that the sandbox lets it succeed.
 */
export function testFormAmount({ minAmount, maxAmount }: Limits): bigint {
  const wish = minAmount * timesSmallest;
  const amount = wish > maxAmount ? maxAmount : wish;
  const round = amount - (amount % wholeUnit);
  return round < minAmount ? amount : round;
}
