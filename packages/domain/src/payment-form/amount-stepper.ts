import type { FormCurrency } from './form-init.ts';

type StepperLimits = Pick<FormCurrency, 'minValue' | 'maxValue'>;

/** The step of plus and minus, in minor units (FORM-21). */
export const amountStep = 100_000;

/** The amounts on the chips, in minor units (FORM-22). */
export const quickAmounts: readonly number[] = [100_000, 1_000_000, 5_000_000, 10_000_000];

/** One step more, or null where that is above the maximum; minor units (FORM-21). */
export function increaseAmount(amount: number, limits: StepperLimits): number | null {
  const increased = amount + amountStep;
  return increased <= limits.maxValue ? increased : null;
}

/** One step less, or null where that is below the minimum; minor units (FORM-21). */
export function decreaseAmount(amount: number, limits: StepperLimits): number | null {
  const decreased = amount - amountStep;
  return decreased >= limits.minValue ? decreased : null;
}
