import type { TerminalDetails } from '@tiyin/api/types';
import { type SuccessRateThresholds, thresholdsError } from '@tiyin/domain/monitoring';
import { knownText } from '../../../texts/known-text.ts';

/** The thresholds as a person edits them, in percent; null where a field is empty. */
export interface ThresholdRow {
  readonly low: number | null;
  readonly high: number | null;
}

/** The thresholds of a terminal; undefined without the permission to set them. */
export function thresholdRowOf({ thresholds }: TerminalDetails): ThresholdRow | undefined {
  return (
    thresholds && {
      low: thresholds.successPercentLowThreshold,
      high: thresholds.successPercentHighThreshold,
    }
  );
}

/** For the wire. An empty field, which its form holds back, is zero. */
export function thresholdsOf({ high, low }: ThresholdRow): SuccessRateThresholds {
  return { successPercentLowThreshold: low ?? 0, successPercentHighThreshold: high ?? 0 };
}

/** Their errors, by the server's paths. */
export function thresholdErrors(row: ThresholdRow) {
  const message = thresholdsError(thresholdsOf(row));
  const path = '/thresholds/successPercentHighThreshold';
  return message === undefined ? [] : [{ message: knownText(message), path }];
}
