import { asId, type MethodId, type TerminalId } from '@tiyin/domain/ids';
import type { FlowTypeCode } from '@tiyin/domain/invoices';
import { amountToWire, type CurrencyCode, type MinorUnits } from '@tiyin/domain/money';
import { methodById, methodByName } from '@tiyin/domain/requisites';
import { refuseField } from '../../problem.ts';

/** A method as a terminal offers it, amounts in minor units. */
type OfferedMethod = {
  readonly methodId: MethodId;
  readonly minAmount: MinorUnits;
  readonly maxAmount: MinorUnits;
};

type OwnTerminal = {
  readonly id: TerminalId;
  readonly isEnabled: boolean;
  readonly flowType: FlowTypeCode;
  readonly currency: CurrencyCode;
};

/** The merchant's own enabled terminal of this flow; another merchant's is treated as unknown. */
export function checkTerminal<Row extends OwnTerminal>(
  row: Row | undefined,
  flowType: FlowTypeCode,
): Row {
  const path = '/terminalId';
  if (!row?.isEnabled) {
    throw refuseField('terminal_unknown', { path, message: 'You have no such terminal' });
  }
  if (row.flowType === flowType) return row;
  const message =
    flowType === 'DEPOSIT'
      ? 'This terminal does not take deposits'
      : 'This terminal does not pay out';
  throw refuseField('terminal_flow_differs', { path, message });
}

/** The id of a method by its name, or null without one; 422 with the names of those that the terminal offers (API-445). */
export function checkMethod(
  name: string | undefined,
  offered: readonly OfferedMethod[],
): MethodId | null {
  const methodId = name === undefined ? null : (methodByName(name)?.id ?? asId<MethodId>(0));
  if (usableOf(methodId, offered).length > 0) return methodId;
  throw methodNotOffered('/paymentMethodName', offered);
}

/** 422 with the names of the methods that the terminal offers. */
export function methodNotOffered(
  path: string,
  offered: readonly Pick<OfferedMethod, 'methodId'>[],
) {
  const offeredMethods = offered.flatMap(({ methodId }) => methodById(methodId)?.name ?? []);
  const message = 'The terminal does not offer this method';
  const detail =
    offeredMethods.length === 0 ? message : `${message}. It offers ${offeredMethods.join(', ')}`;
  return refuseField('method_not_offered', { path, message, detail, facts: { offeredMethods } });
}

/** Some offered method has to take the amount; 422 with the limits of each, in minor units (API-445). */
export function checkAmount(
  amount: MinorUnits,
  methodId: MethodId | null,
  { offered, currency }: { offered: readonly OfferedMethod[]; currency: CurrencyCode },
): void {
  const usable = usableOf(methodId, offered);
  if (usable.some((method) => amount >= method.minAmount && amount <= method.maxAmount)) return;
  const limits = usable.map((method) => ({
    paymentMethodName: methodById(method.methodId)?.name ?? '',
    currency,
    minAmount: amountToWire(method.minAmount),
    maxAmount: amountToWire(method.maxAmount),
  }));
  const texts = limits.map(
    (each) => `${each.paymentMethodName} takes ${each.minAmount} to ${each.maxAmount}`,
  );
  const message = 'The amount is outside the limits of the terminal';
  const detail = `${message}: ${texts.join(', ')} minor units of ${currency}`;
  throw refuseField('amount_outside_limits', {
    path: '/amount',
    message,
    detail,
    facts: { limits },
  });
}

function usableOf(methodId: MethodId | null, offered: readonly OfferedMethod[]) {
  return offered.filter((method) => methodId === null || method.methodId === methodId);
}
