import { Icon, MinusIcon, PlusIcon } from '../../components/icon/index.ts';
import type { Glyph } from '../../components/icon/index.ts';
import {
  amount as amountClass,
  figure,
  step,
  stepper,
  unit as unitClass,
} from './AmountStepper.css.ts';

/** What the stepper takes. The steps and limits are domain's to reckon (section 5); null is a step there is not. */
export type AmountStepperProps = {
  /** What is set here, for a screen reader: "Amount". */
  readonly label: string;
  /** The amount as people read it, and its currency in the reader's language. */
  readonly amount: string;
  readonly unit: string;
  /** What a press of minus does: "Less by 1 000". */
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Null at the lower limit. */
  readonly onDecrease: (() => void) | null;
  /** Null at the upper limit. */
  readonly onIncrease: (() => void) | null;
};

/* In characters: what no longer fits between the two buttons in the largest size. */
const longFrom = 7;

/** The amount between a minus and a plus (section 2, Init). Each new amount is announced once the reader is silent. */
export function AmountStepper(props: AmountStepperProps) {
  const { label, amount, unit, decreaseLabel, increaseLabel, onDecrease, onIncrease } = props;
  return (
    <div role="group" aria-label={label} className={stepper}>
      <StepButton glyph={MinusIcon} label={decreaseLabel} onPress={onDecrease} />
      <div role="status" aria-atomic="true" className={amountClass}>
        <span className={figure({ isLong: amount.length > longFrom })}>{amount}</span>{' '}
        <span className={unitClass}>{unit}</span>
      </div>
      <StepButton glyph={PlusIcon} label={increaseLabel} onPress={onIncrease} />
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
