import type { Currency } from '@tiyin/api/types';
import { maxBasisPoints } from '@tiyin/domain/terminals';
import { Checkbox } from '@tiyin/ui/checkbox';
import { NumberField } from '@tiyin/ui/number-field';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import type { MethodRow } from './method-rows.ts';
import { methodLine, methodName } from './TerminalView.css.ts';

export interface MethodLinesProps {
  readonly rows: readonly MethodRow[];
  readonly currency: Currency;
  readonly onChange: (rows: readonly MethodRow[]) => void;
}

/** The methods of the terminal's currency: which are offered, between which amounts, for which fee (OFFICE-66). */
export function MethodLines({ currency, onChange, rows }: MethodLinesProps) {
  const sent = rows.filter(({ isOffered }) => isOffered).map(({ id }) => id);
  return (
    <div>
      {rows.map((row) => (
        <MethodLine
          key={row.id}
          row={row}
          currency={currency}
          name={`methods.${sent.indexOf(row.id)}`}
          onChange={(part) =>
            onChange(rows.map((each) => (each.id === row.id ? { ...each, ...part } : each)))
          }
        />
      ))}
    </div>
  );
}

interface MethodLineProps {
  readonly row: MethodRow;
  readonly currency: Currency;
  /** The name of its field in the API. */
  readonly name: string;
  readonly onChange: (part: Partial<MethodRow>) => void;
}

function MethodLine({ currency, name, onChange, row }: MethodLineProps) {
  return (
    <div role="group" aria-label={row.name} className={methodLine}>
      <div className={methodName}>
        <Checkbox
          label={row.name}
          isSelected={row.isOffered}
          onChange={(isOffered) => onChange({ isOffered })}
        />
      </div>
      {row.isOffered && <MethodNumbers {...{ currency, name, onChange, row }} />}
    </div>
  );
}

function MethodNumbers({ currency, name, onChange, row }: MethodLineProps) {
  const { feeBasisPoints, feeFixed, maxAmount, minAmount } = row;
  return (
    <>
      <AmountField
        name={`${name}.minAmount`}
        label="Min amount"
        currency={currency}
        value={minAmount}
        minValue={1n}
        onChange={(amount) => onChange({ minAmount: amount })}
        isRequired
      />
      <AmountField
        name={`${name}.maxAmount`}
        label="Max amount"
        currency={currency}
        value={maxAmount}
        minValue={1n}
        onChange={(amount) => onChange({ maxAmount: amount })}
        isRequired
      />
      <NumberField
        name={`${name}.feeBasisPoints`}
        label="Fee"
        unit="basis points"
        description={feeBasisPoints === null ? undefined : `${feeBasisPoints / 100} %`}
        minValue={0}
        maxValue={maxBasisPoints}
        value={feeBasisPoints}
        onChange={(points) => onChange({ feeBasisPoints: points })}
        isRequired
        requiredMessage="Enter the fee, 0 for none"
      />
      <AmountField
        name={`${name}.feeFixed`}
        label="Fixed part of the fee"
        currency={currency}
        value={feeFixed}
        onChange={(amount) => onChange({ feeFixed: amount })}
        isRequired
      />
    </>
  );
}
