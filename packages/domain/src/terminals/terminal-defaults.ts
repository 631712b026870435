import type { FlowTypeCode } from '../invoices/index.ts';
import {
  type CurrencyCode,
  defaultMethodLimits,
  type FeeRule,
  type MinorUnits,
  minorUnits,
  minus,
  zeroUnits,
} from '../money/index.ts';
import { sandboxEnding } from './sandbox-ending.ts';
import type { TerminalMethodRule } from './terminal-methods.ts';

type Limits = Pick<TerminalMethodRule, 'maxAmount' | 'minAmount'>;

const fees: Readonly<Record<FlowTypeCode, FeeRule>> = {
  DEPOSIT: { basisPoints: 150, fixed: zeroUnits },
  WITHDRAWAL: { basisPoints: 100, fixed: zeroUnits },
};

/** The defaults of a method of a new terminal, by currency and flow, in minor units (ROUTING-5). */
export function defaultMethodRule(
  id: number,
  terminal: { readonly currency: CurrencyCode; readonly flowType: FlowTypeCode },
): TerminalMethodRule {
  return { id, ...defaultMethodLimits(terminal.currency), fee: fees[terminal.flowType] };
}

const timesSmallest = 10n;

/**
 * The amount of a test form on a terminal, in minor units: ten times the smallest that its first method takes,
 * within the limits, and with an ending that lets it succeed in the sandbox (ROUTING-40).
 */
export function testFormAmount({ minAmount, maxAmount }: Limits): MinorUnits {
  const target = minorUnits(minAmount * timesSmallest);
  const amount = target > maxAmount ? maxAmount : target;
  const round = minus(amount, sandboxEnding(amount));
  return round < minAmount ? amount : round;
}
