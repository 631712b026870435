import { useId } from 'react';
import { Icon, MinusIcon, PlusIcon } from '../../components/icon/index.ts';
import type { Glyph } from '../../components/icon/index.ts';
import {
  amount as amountClass,
  error as errorClass,
  figure,
  whole,
  step,
  stepper,
  unit as unitClass,
} from './AmountStepper.css.ts';
import { isLong, TypedFigure } from './TypedFigure.tsx';
import type { AmountEntry } from './TypedFigure.tsx';

/** `domain` computes the steps and limits (FORM-21); a null step disables its button. */
export type AmountStepperProps = {
  /** The name of the amount, for a screen reader: "Amount". */
  readonly label: string;
  /** The amount as people read it, and its currency in the reader's language. */
  readonly amount: string;
  readonly unit: string;
  /** The action of minus: "Less by 1 000". */
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Null at the lower limit. */
  readonly onDecrease: (() => void) | null;
  /** Null at the upper limit. */
  readonly onIncrease: (() => void) | null;
  /** Lets the figure be typed (FORM-249); without it the figure is only read. */
  readonly entry?: AmountEntry | undefined;
};

/** The amount between a minus and a plus (FORM-20). Each new amount is announced once the reader is silent. */
export function AmountStepper(props: AmountStepperProps) {
  const { label, amount, unit, decreaseLabel, increaseLabel, onDecrease, onIncrease } = props;
  const { entry } = props;
  const errorId = useId();
  return (
    <div role="group" aria-label={label} className={whole}>
      <div className={stepper}>
        <StepButton glyph={MinusIcon} label={decreaseLabel} onPress={onDecrease} />
        {entry ? (
          <TypedFigure {...{ label, amount, unit, entry, errorId }} />
        ) : (
          <div role="status" aria-atomic="true" className={amountClass}>
            <span className={figure({ isLong: isLong(amount) })}>{amount}</span>{' '}
            <span className={unitClass}>{unit}</span>
          </div>
        )}
        <StepButton glyph={PlusIcon} label={increaseLabel} onPress={onIncrease} />
      </div>
      {entry && (
        <p id={errorId} role="alert" className={errorClass}>
          {entry.errorMessage}
        </p>
      )}
    </div>
  );
}

type StepButtonProps = {
  readonly glyph: Glyph;
  readonly label: string;
  readonly onPress: (() => void) | null;
};

/* Disabled, it stays reachable: the focus would otherwise be lost on arriving at a limit. */
function StepButton({ glyph, label, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={step}
      aria-label={label}
      onClick={() => onPress?.()}
      {...(onPress === null && { 'aria-disabled': true })}
    >
      <Icon glyph={glyph} size={20} />
    </button>
  );
}
