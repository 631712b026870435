import { maxBasisPoints } from '@tiyin/domain/terminals';
import { NumberField } from '@tiyin/ui/number-field';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { i18n } from '../../../texts/i18n.ts';
import { ExampleFee, type ExampleFeeProps } from './ExampleFee.tsx';
import { methodNumber, methodNumbers } from './TerminalFields.css.ts';

/** A basis point is a hundredth of a per cent. */
const percentDecimals = 2;

export interface MethodNumbersProps extends ExampleFeeProps {
  /** The name of its field in the API. */
  readonly name: string;
}

/** The limits of a method, and its fee: in percent with a fixed part, and for the example amount. */
export function MethodNumbers({ currency, example, name, onChange, row }: MethodNumbersProps) {
  const { feeBasisPoints, feeFixed, maxAmount, minAmount } = row;
  return (
    <div className={methodNumbers}>
      <div className={methodNumber.half}>
        <AmountField
          name={`${name}.minAmount`}
          label={i18n.t('Min amount')}
          currency={currency}
          value={minAmount}
          minValue={1n}
          onChange={(amount) => onChange({ minAmount: amount })}
          isRequired
        />
      </div>
      <div className={methodNumber.half}>
        <AmountField
          name={`${name}.maxAmount`}
          label={i18n.t('Max amount')}
          currency={currency}
          value={maxAmount}
          minValue={1n}
          onChange={(amount) => onChange({ maxAmount: amount })}
          isRequired
        />
      </div>
      <div className={methodNumber.third}>
        <NumberField
          name={`${name}.feeBasisPoints`}
          label={i18n.t('Fee')}
          unit="%"
          decimals={percentDecimals}
          step={0.01}
          minValue={0}
          maxValue={maxBasisPoints / 100}
          value={feeBasisPoints === null ? null : feeBasisPoints / 100}
          onChange={(percent) =>
            onChange({ feeBasisPoints: percent === null ? null : Math.round(percent * 100) })
          }
          isRequired
          requiredMessage={i18n.t('Enter the fee, 0 for none')}
        />
      </div>
      <div className={methodNumber.third}>
        <AmountField
          name={`${name}.feeFixed`}
          label={i18n.t('Fixed part of the fee')}
          currency={currency}
          value={feeFixed}
          onChange={(amount) => onChange({ feeFixed: amount })}
          isRequired
        />
      </div>
      <div className={methodNumber.third}>
        <ExampleFee {...{ currency, example, onChange, row }} />
      </div>
    </div>
  );
}
