import type { TerminalDetails, TerminalMethodList } from '@tiyin/api/types';
import { amountFromWire, amountToWire, isCurrencyCode, minorUnits } from '@tiyin/domain/money';
import {
  defaultMethodRule,
  methodProblems,
  methodsOfCurrency,
  type TerminalMethodRule,
} from '@tiyin/domain/terminals';
import { knownText } from '../../../texts/known-text.ts';

/** A method as a person edits it; null where a field is empty. Amounts in minor units. */
export interface MethodRow {
  readonly id: number;
  readonly name: string;
  readonly isOffered: boolean;
  readonly minAmount: bigint | null;
  readonly maxAmount: bigint | null;
  readonly feeBasisPoints: number | null;
  readonly feeFixed: bigint | null;
}

/** All methods of the terminal's currency; disabled ones with their defaults. */
export function methodRowsOf(terminal: TerminalDetails): MethodRow[] {
  const { code } = terminal.currency;
  if (!isCurrencyCode(code)) return [];
  const flow = { currency: code, flowType: terminal.paymentFlow.code };
  return methodsOfCurrency(code).map(({ displayName, id }) => {
    const offered = terminal.methods.find((method) => method.id === id);
    const rule = offered ? ruleOf(offered) : defaultMethodRule(id, flow);
    return {
      id,
      name: displayName,
      isOffered: offered !== undefined,
      minAmount: rule.minAmount,
      maxAmount: rule.maxAmount,
      feeBasisPoints: rule.fee.basisPoints,
      feeFixed: rule.fee.fixed,
    };
  });
}

function ruleOf(method: TerminalMethodList[number]): TerminalMethodRule {
  return {
    id: method.id,
    minAmount: amountFromWire(method.minAmount),
    maxAmount: amountFromWire(method.maxAmount),
    fee: { basisPoints: method.feeBasisPoints, fixed: amountFromWire(method.feeFixed) },
  };
}

/** The methods that are offered, for the wire. An empty field, which its form holds back, is zero. */
export function methodList(rows: readonly MethodRow[]): TerminalMethodList {
  return rows
    .filter(({ isOffered }) => isOffered)
    .map(({ feeBasisPoints, feeFixed, id, maxAmount, minAmount }) => ({
      id,
      minAmount: amountToWire(minorUnits(minAmount ?? 0n)),
      maxAmount: amountToWire(minorUnits(maxAmount ?? 0n)),
      feeBasisPoints: feeBasisPoints ?? 0,
      feeFixed: amountToWire(minorUnits(feeFixed ?? 0n)),
    }));
}

/** Whether the edited methods have other fees than the terminal. */
export function hasOtherFees(terminal: TerminalDetails, rows: readonly MethodRow[]): boolean {
  const feesOf = (methods: TerminalMethodList) =>
    methods
      .map(({ feeBasisPoints, feeFixed, id }) => `${id} ${feeBasisPoints} ${feeFixed}`)
      .toSorted()
      .join();
  return feesOf(methodList(rows)) !== feesOf(terminal.methods);
}

/** The errors of the methods, by the server's paths (OFFICE-66). */
export function methodErrors(rows: readonly MethodRow[], currencyCode: string) {
  if (!isCurrencyCode(currencyCode)) return [];
  return methodProblems(methodList(rows).map(ruleOf), currencyCode).map(({ message, path }) => ({
    message: knownText(message),
    path: `/methods${path}`,
  }));
}
