import { uzbekNames } from '@tiyin/domain/dates';

type Part = Intl.DateTimeFormatPart;
type Options = Intl.ResolvedDateTimeFormatOptions;
type Field = 'weekday' | 'day' | 'month' | 'year';

const fields: readonly Field[] = ['weekday', 'day', 'month', 'year'];

/* The format of each combination of fields, with the month as a word and as a number. */
const inWords: Readonly<Record<string, string>> = {
  'weekday day month year': '{weekday}, {day}-{month}, {year}',
  'weekday day month': '{weekday}, {day}-{month}',
  'day month year': '{day}-{month}, {year}',
  'day month': '{day}-{month}',
  'month year': '{month}, {year}',
  month: '{month}',
  weekday: '{weekday}',
  day: '{day}',
  year: '{year}',
};
const inFigures: Readonly<Record<string, string>> = {
  ...inWords,
  'day month year': '{day}/{month}/{year}',
};

/**
 * A date in Uzbek, in parts as `Intl` returns them: `20-noyabr, 2026`, `juma`, `20/11/2026`. Null
 * for anything but a plain date (hours, eras): the browser formats those.
 */
export function uzbekDateParts(date: Date, options: Options): Part[] | null {
  const requested = fields.filter((field) => options[field] !== undefined);
  const isPlain = options.hour === undefined && options.era === undefined;
  const isWord = options.month === 'long' || options.month === 'short';
  const layout = (isWord ? inWords : inFigures)[requested.join(' ')];
  if (!isPlain || layout === undefined) return null;
  const isAlone = requested.length === 1;
  return layout
    .split(/(\{\w+\})/u)
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      const field = fields.find((each) => piece === `{${each}}`);
      return field === undefined
        ? { type: 'literal', value: piece }
        : { type: field, value: fieldText(field, date, options, isAlone) };
    });
}

function fieldText(field: Field, date: Date, options: Options, isAlone: boolean): string {
  const { year, month, day } = dayIn(options.timeZone, date);
  switch (field) {
    case 'year':
      return String(year);
    case 'day':
      return figures(day, options.day);
    case 'weekday': {
      const names = uzbekNames.weekdays[styleOf(options.weekday)];
      return names[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
    }
    case 'month': {
      if (options.month !== 'long' && options.month !== 'short') {
        return figures(month, options.month);
      }
      const name = uzbekNames.months[options.month][month - 1] ?? '';
      return isAlone ? name.slice(0, 1).toUpperCase() + name.slice(1) : name;
    }
  }
}

const styleOf = (style: Options['weekday']) =>
  style === 'short' || style === 'narrow' ? style : 'long';

const figures = (value: number, style: string | undefined): string =>
  String(value).padStart(style === '2-digit' ? 2 : 1, '0');

const readers = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, read off a language that every browser has. */
function dayIn(timeZone: string, date: Date): { year: number; month: number; day: number } {
  const reader =
    readers.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  readers.set(timeZone, reader);
  const parts = reader.formatToParts(date);
  const numberOf = (type: Field) => Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') };
}
