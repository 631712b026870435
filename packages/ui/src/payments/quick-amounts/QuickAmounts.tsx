import { chip, chips } from './QuickAmounts.css.ts';

/** An amount on a chip. */
export type QuickAmount = {
  /** In minor units. */
  readonly amount: number;
  /** As people read it. */
  readonly label: string;
  /** Within the limits of the method and the currency (FORM-22). */
  readonly isAllowed: boolean;
};

export type QuickAmountsProps = {
  /** The name of the choice, for a screen reader. */
  readonly label: string;
  readonly amounts: readonly QuickAmount[];
  /** The amount that is set now, in minor units. */
  readonly value: number;
  readonly onChoose: (amount: number) => void;
};

/** Amounts to choose with one press (FORM-22). */
export function QuickAmounts({ label, amounts, value, onChoose }: QuickAmountsProps) {
  return (
    <div role="group" aria-label={label} className={chips}>
      {amounts.map(({ amount, label: text, isAllowed }) => (
        <button
          key={amount}
          type="button"
          className={chip}
          disabled={!isAllowed}
          aria-pressed={amount === value}
          onClick={() => onChoose(amount)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
