import type { Language } from '../money/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The forms of a unit: of one, of two to four (Russian), and of others. */
type Forms = readonly [one: string, few: string, many: string];

type AgeWords = {
  readonly now: string;
  readonly ago: string;
  readonly day: Forms;
  readonly hour: Forms;
  readonly minute: Forms;
};

const units = [
  [dayMs, 'day'],
  [hourMs, 'hour'],
  [minuteMs, 'minute'],
] as const;

const wordsOf: Readonly<Record<Language, AgeWords>> = {
  en: {
    now: 'just now',
    ago: 'ago',
    day: ['day', 'days', 'days'],
    hour: ['hour', 'hours', 'hours'],
    minute: ['minute', 'minutes', 'minutes'],
  },
  ru: {
    now: 'только что',
    ago: 'назад',
    day: ['день', 'дня', 'дней'],
    hour: ['час', 'часа', 'часов'],
    minute: ['минуту', 'минуты', 'минут'],
  },
  uz: {
    now: 'hozirgina',
    ago: 'oldin',
    day: ['kun', 'kun', 'kun'],
    hour: ['soat', 'soat', 'soat'],
    minute: ['daqiqa', 'daqiqa', 'daqiqa'],
  },
};

/** The time since an instant (ms), in its largest unit: "3 hours ago", "3 часа назад", "3 soat oldin". */
export function formatAge(ms: number, language: Language = 'en'): string {
  const words = wordsOf[language];
  const unit = units.find(([length]) => ms >= length);
  if (unit === undefined) return words.now;
  const count = Math.floor(ms / unit[0]);
  return `${count} ${words[unit[1]][formOf(count, language)]} ${words.ago}`;
}

function formOf(count: number, language: Language): 0 | 1 | 2 {
  if (language !== 'ru') return count === 1 ? 0 : 2;
  const tens = count % 100;
  const last = count % 10;
  if (last === 1 && tens !== 11) return 0;
  return last >= 2 && last <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}
