import type { Language } from '../money/index.ts';

/** A terminal's success rate compared with its thresholds (OFFICE-58). */
export type SuccessRateLevel = 'low' | 'middle' | 'high';

/** The thresholds of a terminal's success rate, in percent (PEOPLE-37). */
export type SuccessRateThresholds = {
  readonly successPercentLowThreshold: number;
  readonly successPercentHighThreshold: number;
};

/**
 * The level of a success rate in percent (OFFICE-58): `low` (red) below the low threshold, `high` (green) at or above
 * the high one, `middle` (orange) between. Where the thresholds were set the wrong way round, the warning wins.
 */
export function successRateLevel(
  percent: number,
  { successPercentLowThreshold: low, successPercentHighThreshold: high }: SuccessRateThresholds,
): SuccessRateLevel {
  if (percent < low) {
    return 'low';
  }
  return percent >= high ? 'high' : 'middle';
}

/** The validation error of a pair of thresholds; undefined if every level is possible. */
export function thresholdsError({
  successPercentLowThreshold: low,
  successPercentHighThreshold: high,
}: SuccessRateThresholds): string | undefined {
  return low > high ? 'Must not be less than what counts as low' : undefined;
}

/**
 * A rate for people: per cent with at most one decimal, `96.4 %`, `96,4 %`. It is rounded down, so that it
 * never shows a threshold that was not reached.
 */
export function formatSuccessRate(percent: number, language: Language = 'en'): string {
  // Rounded first to where the tenths are exact: 2.3 is a little less than 23 tenths.
  const tenths = Math.floor(Number((percent * 10).toFixed(6)));
  const rate = String(tenths / 10);
  return `${language === 'en' ? rate : rate.replace('.', ',')}\u202F%`;
}
