import {
  largestDecimal,
  plainDecimal,
  readDecimal,
  stepDecimal,
  writeDecimal,
} from '../../parts/number-entry/decimal.ts';
import type { NumberWords, Reading } from '../../parts/number-entry/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';

/** Why a text is not an accepted number; numbers in it are formatted. */
export type NumberProblem =
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'too-many-decimals'; readonly most: number }
  | { readonly kind: 'too-small'; readonly least: string }
  | { readonly kind: 'too-large'; readonly most: string };

type NumberRules = {
  readonly decimals: number;
  readonly minValue: number | undefined;
  readonly maxValue: number | undefined;
  readonly step: number;
  readonly problemText: ((problem: NumberProblem) => string) | undefined;
};

const isBelowZero = /^\s*[-\u2212\u2013]/;

/** How a number field with these rules reads, writes and steps. */
export function numberWords(rules: NumberRules): NumberWords<number> {
  const { decimals, minValue, maxValue, step, problemText = usualText } = rules;
  const write = (value: number) => writeDecimal(value, decimals);
  const wrong = (value: number | null, problem: NumberProblem) =>
    ({ ok: false, value, message: problemText(problem) }) as const;
  const largest = largestDecimal(decimals);
  const least = Math.max(minValue ?? -largest, -largest);
  const most = Math.min(maxValue ?? largest, largest);
  const outOfRange = (text: string): NumberProblem =>
    isBelowZero.test(text)
      ? { kind: 'too-small', least: write(least) }
      : { kind: 'too-large', most: write(most) };

  const read = (text: string): Reading<number> => {
    const decimal = readDecimal(text, decimals);
    if (!decimal.ok) {
      const { error } = decimal;
      if (error === 'out-of-range') return wrong(null, outOfRange(text));
      return wrong(null, { kind: error, most: decimals });
    }
    const { value } = decimal;
    if (value !== null && minValue !== undefined && value < minValue) {
      return wrong(value, { kind: 'too-small', least: write(minValue) });
    }
    if (value !== null && maxValue !== undefined && value > maxValue) {
      return wrong(value, { kind: 'too-large', most: write(maxValue) });
    }
    return decimal;
  };
  const within = (value: number) => Math.min(Math.max(value, least), most);
  return {
    read,
    write,
    plain: (value) => plainDecimal(value, decimals),
    // The first step into an empty field is the nearest number to nothing that is allowed.
    step: (value, steps) => within(value === null ? 0 : stepDecimal(value, steps * step, decimals)),
  };
}

function usualText(problem: NumberProblem): string {
  switch (problem.kind) {
    case 'not-a-number':
      return say('Enter a number');
    case 'too-many-decimals':
      return problem.most === 0
        ? say('Enter a whole number')
        : sayWith('Enter at most {most} decimals', problem);
    case 'too-small':
      return sayWith('Enter {least} or more', problem);
    case 'too-large':
      return sayWith('Enter {most} or less', problem);
  }
}
