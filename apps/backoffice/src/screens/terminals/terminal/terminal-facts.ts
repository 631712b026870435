import type { Currency, NamedRef } from '@tiyin/api/types';
import { formatAmount } from '@tiyin/domain/money';
import { methodById } from '@tiyin/domain/requisites';
import { attributeTypeById } from '@tiyin/domain/terminals';
import type { FactWords } from '../../audit/history/change-rows.ts';
import { overChoices, shortChoices } from './PaymentRuleFields.tsx';

const fields: Readonly<Record<string, string>> = {
  inTest: 'Mode',
  poolId: 'Pool',
  maxAdjustment: 'Largest addition to a fixed amount',
  shortPayment: 'If less comes',
  overPayment: 'If more comes',
  successPercentLowThreshold: 'Success rate is low below',
  successPercentHighThreshold: 'Success rate is good from',
  attributes: 'Types of attributes',
};

/** As the audit keeps the limits and the fee of a method. */
const method = /^amount (\d+) to (\d+), fee (\d+) bp \+ (\d+)$/;

interface Known {
  readonly currency: Currency;
  /** Empty where the person may not see them. */
  readonly pools: readonly NamedRef[];
}

/** The audited facts of a terminal in the words of its page. */
export function terminalFacts({ currency, pools }: Known): FactWords {
  const money = (minor: string | undefined) => formatAmount(BigInt(minor ?? 0), currency.dimension);
  const methodWords = (value: string) => {
    const [, min, max, points, fixed] = method.exec(value) ?? [];
    if (points === undefined) return undefined;
    return `${money(min)} to ${money(max)}, fee ${Number(points) / 100} % + ${money(fixed)} ${currency.code}`;
  };
  return {
    field: (name) => {
      const [, id] = /^method(\d+)$/.exec(name) ?? [];
      return id === undefined ? fields[name] : methodById(Number(id))?.displayName;
    },
    value: (name, value) => {
      switch (name) {
        case 'inTest':
          return value === 'true' ? 'Test' : 'Production';
        case 'poolId':
          return pools.find(({ id }) => String(id) === value)?.name ?? `Pool ${value}`;
        case 'maxAdjustment':
          return /^\d+$/.test(value) ? `${money(value)} ${currency.code}` : undefined;
        case 'shortPayment':
          return shortChoices.find(({ id }) => id === value)?.label;
        case 'overPayment':
          return overChoices.find(({ id }) => id === value)?.label;
        case 'successPercentLowThreshold':
        case 'successPercentHighThreshold':
          return `${value} %`;
        case 'attributes':
          return value
            .split(' ')
            .map((id) => attributeTypeById(Number(id))?.value ?? id)
            .join(', ');
        default:
          return methodWords(value);
      }
    },
  };
}
