import type { Language } from '../money/index.ts';
import { utcDigits } from './utc-digits.ts';
import { formatDateUtc } from './words.ts';

/** The zone of a displayed time. */
export type HomeClock = 'baku' | 'bishkek' | 'moscow' | 'tashkent' | 'utc';

/** A local time and its zone. */
export type HomeTime = { readonly clock: HomeClock; readonly text: string };

const hourMs = 3_600_000;

/** The offset from UTC in hours, all year: none of these zones has summer time. */
const aheadOfUtc: Readonly<Record<HomeClock, number>> = {
  baku: 4,
  bishkek: 6,
  moscow: 3,
  tashkent: 5,
  utc: 0,
};

/** The capital where a currency is spent; a server cannot know where its customer is, and this they do know. */
const clocks: Readonly<Record<string, HomeClock>> = {
  AZN: 'baku',
  KGS: 'bishkek',
  RUB: 'moscow',
  UZS: 'tashkent',
};

/**
 * A time (Unix ms) by the clock of a currency's capital, to the minute begun: `15:47`, or with its day where that is not
 * today's: `20 November 2026, 15:47`. Of another currency in UTC.
 */
export function homeTime(
  ms: number,
  nowMs: number,
  currencyCode: string,
  language: Language,
): HomeTime {
  const clock = clocks[currencyCode] ?? 'utc';
  const offsetMs = aheadOfUtc[clock] * hourMs;
  const day = formatDateUtc(ms + offsetMs, language);
  const minutes = utcDigits(ms + offsetMs).clock.slice(0, 5);
  const isToday = day === formatDateUtc(nowMs + offsetMs, language);
  return { clock, text: isToday ? minutes : `${day}, ${minutes}` };
}
