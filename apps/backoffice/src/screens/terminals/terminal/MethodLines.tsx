import type { Currency } from '@tiyin/api/types';
import { wholeUnits } from '@tiyin/domain/money';
import { Checkbox } from '@tiyin/ui/checkbox';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { MethodNumbers, type MethodNumbersProps } from './MethodNumbers.tsx';
import type { MethodRow } from './method-rows.ts';
import { exampleAmount, methodLine, methodName } from './TerminalFields.css.ts';

export interface MethodLinesProps {
  readonly rows: readonly MethodRow[];
  readonly currency: Currency;
  readonly onChange: (rows: readonly MethodRow[]) => void;
}

/** A usual amount of a currency. */
const usualAmount = (currency: Currency) =>
  wholeUnits(currency.code === 'UZS' ? 100_000n : 1_000n, currency);

/** The methods of the terminal's currency: which are offered, between which amounts, for which fee (OFFICE-66). */
export function MethodLines({ currency, onChange, rows }: MethodLinesProps) {
  const [example, setExample] = useState<bigint | null>(usualAmount(currency));
  const sent = rows.filter(({ isOffered }) => isOffered).map(({ id }) => id);
  return (
    <div>
      {sent.length > 0 && (
        <div className={exampleAmount}>
          <AmountField
            label={i18n.t('Example amount')}
            description={i18n.t('Each fee is also shown for this amount. It is not saved.')}
            currency={currency}
            value={example}
            minValue={1n}
            onChange={setExample}
          />
        </div>
      )}
      {rows.map((row) => (
        <MethodLine
          key={row.id}
          row={row}
          currency={currency}
          name={`methods.${sent.indexOf(row.id)}`}
          example={example}
          onChange={(part) =>
            onChange(rows.map((each) => (each.id === row.id ? { ...each, ...part } : each)))
          }
        />
      ))}
    </div>
  );
}

function MethodLine(props: MethodNumbersProps) {
  const { onChange, row } = props;
  return (
    <div role="group" aria-label={row.name} className={methodLine}>
      <div className={methodName}>
        <Checkbox
          label={row.name}
          isSelected={row.isOffered}
          onChange={(isOffered) => onChange({ isOffered })}
        />
      </div>
      {row.isOffered && <MethodNumbers {...props} />}
    </div>
  );
}
