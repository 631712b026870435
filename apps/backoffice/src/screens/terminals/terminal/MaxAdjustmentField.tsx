import type { Currency } from '@tiyin/api/types';
import { highestMaxAdjustment } from '@tiyin/domain/terminals';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { i18n } from '../../../texts/i18n.ts';

export interface MaxAdjustmentFieldProps {
  readonly currency: Currency;
  readonly value: bigint | null;
  readonly onChange: (amount: bigint | null) => void;
}

/** The largest addition to a fixed amount, for those who may change it (ROUTING-203). */
export function MaxAdjustmentField(props: MaxAdjustmentFieldProps) {
  return (
    <AmountField
      {...props}
      name="maxAdjustment"
      label={i18n.t('Largest addition to a fixed amount')}
      description={i18n.t(
        'Added where no account is free for the amount itself, at most 1 % of it. Zero: nothing is added.',
      )}
      maxValue={highestMaxAdjustment}
      isRequired
    />
  );
}
