import type { Currency } from '@tiyin/api/types';
import { basisPointsFor, feeOf, minorUnits } from '@tiyin/domain/money';
import { maxBasisPoints } from '@tiyin/domain/terminals';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { useState } from 'react';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import type { MethodRow } from './method-rows.ts';

export interface ExampleFeeProps {
  readonly row: MethodRow;
  readonly currency: Currency;
  /** The amount that the fee is shown for, in minor units; null where the field is empty. */
  readonly example: bigint | null;
  readonly onChange: (part: Partial<MethodRow>) => void;
}

/**
 * The whole fee of the example amount. What is typed becomes the nearest percentage, whose own fee is shown when the
 * field is left (OFFICE-571).
 */
export function ExampleFee({ currency, example, onChange, row }: ExampleFeeProps) {
  const [typed, setTyped] = useState<bigint | null>();
  const amount = example === null || example <= 0n ? undefined : minorUnits(example);
  const fixed = minorUnits(row.feeFixed ?? 0n);
  const feeAt = (basisPoints: number) => amount && feeOf(amount, { basisPoints, fixed });
  const fee = row.feeBasisPoints === null ? undefined : feeAt(row.feeBasisPoints);
  const type = (next: bigint | null) => {
    setTyped(next);
    if (next === null || amount === undefined) return;
    onChange({ feeBasisPoints: basisPointsFor(minorUnits(next), { amount, fixed }) });
  };
  const most = feeAt(maxBasisPoints);
  return (
    <AmountField
      label={
        amount
          ? i18n.t('Fee of {amount}', { amount: formatAmount(amount, currency.dimension) })
          : i18n.t('Fee of the example')
      }
      currency={currency}
      value={typed === undefined ? (fee ?? null) : typed}
      minValue={fixed}
      {...(most !== undefined && { maxValue: most })}
      onChange={type}
      onBlur={() => setTyped(undefined)}
      isDisabled={amount === undefined}
    />
  );
}
