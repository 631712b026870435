import type { HourCounts, TerminalStatistics } from '@tiyin/api/types';
import { fewestEnded, leastFall, successRateOf, weekHourCount } from '@tiyin/domain/monitoring';
import type { HeatLevel, HeatMapCell, HeatMapLevel } from '@tiyin/ui/heat-map';
import { formatAmount, formatSuccessRate } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

/** The figures of a map: success rates, or numbers of payments. */
export type WeekFigures = 'rate' | 'count';

export const hoursOfDay = 24;

/** From so many percentage points below the whole on, a fall has the next level. */
const falls = [leastFall, 10, 20, 30] as const;

const counted = (count: number) => formatAmount(count, 0);

/** The hours of a week of one terminal, or of all together; undefined where none has them. */
export function weekOf(
  statistics: readonly TerminalStatistics[],
  terminalId: number | null,
): HourCounts[] | undefined {
  const weeks = statistics
    .filter((row) => terminalId === null || row.terminalId === terminalId)
    .flatMap(({ weekHours }) => (weekHours === undefined ? [] : [weekHours]));
  if (weeks.length === 0) return undefined;
  return Array.from({ length: weekHourCount }, (_, hour) =>
    sumOf(weeks.flatMap((week) => week[hour] ?? [])),
  );
}

/** Any number of hours together. */
export function sumOf(hours: readonly HourCounts[]): HourCounts {
  return hours.reduce(
    (sum, { endedCount, successCount }) => ({
      endedCount: sum.endedCount + endedCount,
      successCount: sum.successCount + successCount,
    }),
    { endedCount: 0, successCount: 0 },
  );
}

/** The hours of a day, each of all seven days together. */
export function dayOf(week: readonly HourCounts[]): HourCounts[] {
  return Array.from({ length: hoursOfDay }, (_, hour) =>
    sumOf(week.filter((__, at) => at % hoursOfDay === hour)),
  );
}

export const rateOf = ({ endedCount, successCount }: HourCounts): number | null =>
  successRateOf({ ended: endedCount, succeeded: successCount });

/** Seven days, and all of them together: each with its 24 cells (OFFICE-871). */
export function weekCells(week: readonly HourCounts[], figures: WeekFigures): HeatMapCell[][] {
  const days = Array.from({ length: weekHourCount / hoursOfDay }, (_, day) =>
    week.slice(day * hoursOfDay, (day + 1) * hoursOfDay),
  );
  const whole = rateOf(sumOf(week)) ?? 0;
  const cellsOf = (hours: readonly HourCounts[], largest: number) =>
    hours.map((hour) => (figures === 'rate' ? rateCell(hour, whole) : countCell(hour, largest)));
  const together = dayOf(week);
  return [
    ...days.map((hours) => cellsOf(hours, largestOf(week))),
    cellsOf(together, largestOf(together)),
  ];
}

const largestOf = (hours: readonly HourCounts[]): number =>
  Math.max(...hours.map(({ endedCount }) => endedCount));

function rateCell(hour: HourCounts, whole: number): HeatMapCell {
  const rate = rateOf(hour);
  if (rate === null) return { text: '', description: i18n.t('no payments ended'), level: 0 };
  // Rounded down: 100 is only where all succeeded.
  const text = String(Math.floor(rate));
  const words = { rate: formatSuccessRate(rate), count: counted(hour.endedCount) };
  // Of a few, a rate says little: it is shown, and not filled.
  if (hour.endedCount < fewestEnded) {
    return { text, description: i18n.t('{rate} of {count}, too few to compare', words), level: 0 };
  }
  return {
    text,
    description: i18n.t('{rate} of {count} ended', words),
    level: fallLevel(whole - rate),
  };
}

function fallLevel(points: number): HeatLevel {
  return levelAt(falls.filter((from) => points >= from).length);
}

function countCell({ endedCount }: HourCounts, largest: number): HeatMapCell {
  if (endedCount === 0) return { text: '', description: i18n.t('no payments ended'), level: 0 };
  return {
    text: inThree(endedCount),
    description: i18n.t('{count} ended', { count: counted(endedCount) }),
    level: levelAt(Math.ceil((4 * endedCount) / largest)),
  };
}

const levels: readonly HeatLevel[] = [0, 1, 2, 3, 4];

const levelAt = (place: number): HeatLevel => levels[place] ?? 0;

/** A count in three characters, rounded down: "999", "12k", "3M". */
function inThree(count: number): string {
  if (count < 1000) return String(count);
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${Math.floor(count / 1_000_000)}M`;
}

/** The legend of the fills of a map. */
export function weekLevels(figures: WeekFigures): HeatMapLevel[] {
  if (figures === 'count') {
    const parts = [0, 25, 50, 75] as const;
    return parts.map((percent, place) => ({
      level: levelAt(place + 1),
      label: i18n.t('over {percent} % of the most', { percent }),
    }));
  }
  return falls.map((points, place) => ({
    level: levelAt(place + 1),
    label: i18n.t('{points} points below the whole', { points }),
  }));
}
