import type { Currency, NamedRef } from '@tiyin/api/types';
import { methodById } from '@tiyin/domain/requisites';
import { attributeTypeById } from '@tiyin/domain/terminals';
import { formatAmount, formatBasisPoints } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import { attributeTypeText } from '../../../texts/lists/attribute-types.ts';
import type { FactWords } from '../../audit/history/change-rows.ts';
import { overChoices, shortChoices } from './PaymentRuleFields.tsx';

const fields: Readonly<Record<string, string>> = lateTexts({
  inTest: () => i18n.t('Mode'),
  poolId: () => i18n.t('Pool'),
  maxAdjustment: () => i18n.t('Largest addition to a fixed amount'),
  shortPayment: () => i18n.t('If less comes'),
  overPayment: () => i18n.t('If more comes'),
  successPercentLowThreshold: () => i18n.t('Success rate is low below'),
  successPercentHighThreshold: () => i18n.t('Success rate is good from'),
  attributes: () => i18n.t('Types of attributes'),
});

/** As the audit keeps the limits and the fee of a method. */
const method = /^amount (\d+) to (\d+), fee (\d+) bp \+ (\d+)$/;

interface Known {
  readonly currency: Currency;
  /** Empty where the person may not see them. */
  readonly pools: readonly NamedRef[];
}

function attributeText(id: number): string | undefined {
  const type = attributeTypeById(id);
  return type && attributeTypeText(type);
}

/** The audited facts of a terminal in the words of its page. */
export function terminalFacts({ currency, pools }: Known): FactWords {
  const money = (minor: string | undefined) => formatAmount(BigInt(minor ?? 0), currency.dimension);
  const methodWords = (value: string) => {
    const [, min, max, points, fixed] = method.exec(value) ?? [];
    if (points === undefined) return undefined;
    return i18n.t('{min} to {max}, fee {percent} + {fixed} {currency}', {
      min: money(min),
      max: money(max),
      percent: formatBasisPoints(Number(points)),
      fixed: money(fixed),
      currency: currency.code,
    });
  };
  return {
    field: (name) => {
      const [, id] = /^method(\d+)$/.exec(name) ?? [];
      return id === undefined ? fields[name] : methodById(Number(id))?.displayName;
    },
    value: (name, value) => {
      switch (name) {
        case 'inTest':
          return value === 'true' ? i18n.t('Test') : i18n.t('Production');
        case 'poolId':
          return (
            pools.find(({ id }) => String(id) === value)?.name ?? i18n.t('Pool {value}', { value })
          );
        case 'maxAdjustment':
          return /^\d+$/.test(value) ? `${money(value)} ${currency.code}` : undefined;
        case 'shortPayment':
          return shortChoices().find(({ id }) => id === value)?.label;
        case 'overPayment':
          return overChoices().find(({ id }) => id === value)?.label;
        case 'successPercentLowThreshold':
        case 'successPercentHighThreshold':
          return `${value} %`;
        case 'attributes':
          return value
            .split(' ')
            .map((id) => attributeText(Number(id)) ?? id)
            .join(', ');
        default:
          return methodWords(value);
      }
    },
  };
}
