import type { Language } from '../money/index.ts';
import { dayInWords } from './day-words.ts';
import { months } from './months.ts';
import { utcDigits } from './utc-digits.ts';

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
  const then = utcDigits(ms + aheadOfUtc[clock] * hourMs);
  const day = dayOf(then, language);
  const minutes = then.clock.slice(0, 5);
  const isToday = day === dayOf(utcDigits(nowMs + aheadOfUtc[clock] * hourMs), language);
  return { clock, text: isToday ? minutes : `${day}, ${minutes}` };
}

/* Without the library of the other dates, which would weigh more than the page that shows this one. */
function dayOf({ day, month, year }: ReturnType<typeof utcDigits>, language: Language): string {
  const name = months[language].long[Number(month) - 1];
  return dayInWords({ day: String(Number(day)), month: name, year }, language);
}
