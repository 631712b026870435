import {
  plainDecimal,
  readDecimal,
  stepDecimal,
  writeDecimal,
} from '../../parts/number-entry/decimal.ts';
import type { NumberWords, Reading } from '../../parts/number-entry/index.ts';

/** Why a text is not the number that is asked for; numbers in it are written for people. */
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

/** How a number field with these rules reads, writes and steps. */
export function numberWords(rules: NumberRules): NumberWords<number> {
  const { decimals, minValue, maxValue, step, problemText = problemInEnglish } = rules;
  const write = (value: number) => writeDecimal(value, decimals);
  const wrong = (value: number | null, problem: NumberProblem) =>
    ({ ok: false, value, message: problemText(problem) }) as const;
  const largest = Number.MAX_SAFE_INTEGER / 10 ** decimals;

  const read = (text: string): Reading<number> => {
    const decimal = readDecimal(text, decimals);
    if (!decimal.ok)
      return wrong(null, problemOf(decimal.error, decimals, write(maxValue ?? largest)));
    const { value } = decimal;
    if (value !== null && minValue !== undefined && value < minValue) {
      return wrong(value, { kind: 'too-small', least: write(minValue) });
    }
    if (value !== null && maxValue !== undefined && value > maxValue) {
      return wrong(value, { kind: 'too-large', most: write(maxValue) });
    }
    return decimal;
  };
  const within = (value: number) =>
    Math.min(Math.max(value, minValue ?? -largest), maxValue ?? largest);
  return {
    read,
    write,
    plain: (value) => plainDecimal(value, decimals),
    // The first step into an empty field is the nearest number to nothing that is allowed.
    step: (value, steps) => within(value === null ? 0 : stepDecimal(value, steps * step, decimals)),
  };
}

function problemOf(
  error: 'not-a-number' | 'too-many-decimals' | 'out-of-range',
  decimals: number,
  most: string,
): NumberProblem {
  switch (error) {
    case 'not-a-number':
      return { kind: 'not-a-number' };
    case 'too-many-decimals':
      return { kind: 'too-many-decimals', most: decimals };
    case 'out-of-range':
      return { kind: 'too-large', most };
  }
}

function problemInEnglish(problem: NumberProblem): string {
  switch (problem.kind) {
    case 'not-a-number':
      return 'Enter a number';
    case 'too-many-decimals':
      return problem.most === 0 ? 'Enter a whole number' : `Enter at most ${problem.most} decimals`;
    case 'too-small':
      return `Enter ${problem.least} or more`;
    case 'too-large':
      return `Enter ${problem.most} or less`;
  }
}
