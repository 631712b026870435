import { NumberEntry } from '../../parts/number-entry/index.ts';
import type { NumberEntryProps } from '../../parts/number-entry/index.ts';
import { numberWords } from './number-words.ts';
import type { NumberProblem } from './number-words.ts';

export type NumberFieldProps = NumberEntryProps<number> & {
  /** The number of decimals, always written out: 2 gives `1 234.50`. Default: 0, whole numbers. */
  readonly decimals?: number;
  readonly minValue?: number;
  readonly maxValue?: number;
  /** The step of an arrow key. Default: 1. */
  readonly step?: number;
  /** Behind the number: "%", "tries". */
  readonly unit?: string;
  /** The errors for text that is not a number, or a number beyond the limits. Default: English. */
  readonly problemText?: (problem: NumberProblem) => string;
};

/** A number that is counted or measured. Money has a field of its own. */
export function NumberField(props: NumberFieldProps) {
  const { decimals = 0, minValue, maxValue, step = 1, problemText, ...entry } = props;
  const words = numberWords({ decimals, minValue, maxValue, step, problemText });
  const isPlain = decimals === 0 && minValue !== undefined && minValue >= 0;
  // A phone's keypad for whole numbers has no minus.
  return <NumberEntry {...entry} words={words} inputMode={isPlain ? 'numeric' : 'decimal'} />;
}
