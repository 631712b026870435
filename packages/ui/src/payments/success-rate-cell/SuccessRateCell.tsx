import { formatAmount } from '@tiyin/domain/money';
import { formatSuccessRate, successRateLevel } from '@tiyin/domain/monitoring';
import type { SuccessRateLevel, SuccessRateThresholds } from '@tiyin/domain/monitoring';
import { AlertIcon, CheckIcon, Icon, MinusIcon } from '../../components/icon/index.ts';
import type { Glyph } from '../../components/icon/index.ts';
import { say, spokenLanguage } from '../../locale/language/index.ts';
import { cell, none, percent, rate } from './SuccessRateCell.css.ts';

/** A terminal's success statistics. */
export type SuccessRateStats = SuccessRateThresholds & {
  readonly successCount: number;
  /** 0 to 100. */
  readonly successPercent: number;
};

export type SuccessRateCellProps = {
  /** Null or missing for a terminal without statistics. */
  readonly stats: SuccessRateStats | null | undefined;
  /** The rate compared with the thresholds, in words, because colour alone is not accessible. */
  readonly words?: Readonly<Record<SuccessRateLevel, string>>;
  readonly noDataLabel?: string;
};

const usualWords = () => ({ low: say('low'), middle: say('fair'), high: say('good') });

const glyphs: Readonly<Record<SuccessRateLevel, Glyph>> = {
  low: AlertIcon,
  middle: MinusIcon,
  high: CheckIcon,
};

/**
 * The number of successful payments and their share of all (OFFICE-58): red below the low
 * threshold, green at or above the high one, orange between, each with its word and its sign.
 */
export function SuccessRateCell({
  stats,
  words = usualWords(),
  noDataLabel = say('no data'),
}: SuccessRateCellProps) {
  if (stats === null || stats === undefined) return <span className={none}>{noDataLabel}</span>;
  const language = spokenLanguage();
  const level = successRateLevel(stats.successPercent, stats);
  return (
    <span className={cell}>
      <span>{formatAmount(stats.successCount, 0, { language })}</span>{' '}
      <span className={rate({ level })}>
        <Icon glyph={glyphs[level]} size={16} />
        <span className={percent}>{formatSuccessRate(stats.successPercent, language)}</span>{' '}
        {words[level]}
      </span>
    </span>
  );
}
