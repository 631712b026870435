import { uzbekDateParts } from './uzbek-dates.ts';
import { uzbekStrings } from './uzbek-strings.ts';

/**
 * Makes the browser format dates, numbers and the names of date fields in Uzbek (Latin). Chromium
 * claims to support the language and writes `2026 M11 20, Fri` and `1,234.5`. Other languages, and
 * a browser with Uzbek data, are not changed. Calling it twice has no further effect.
 */
export function patchIntl(): void {
  const january = new Intl.DateTimeFormat('uz', { month: 'long', timeZone: 'UTC' });
  if (january.format(0) === 'Yanvar') return;
  patchDates(Intl.DateTimeFormat.prototype);
  patchNumbers(Intl.NumberFormat.prototype);
  patchFieldNames(Intl.DisplayNames.prototype);
}

type Dates = Intl.DateTimeFormat;
type Numbers = Intl.NumberFormat;
type Moment = Date | number;

function patchDates(prototype: Dates): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called on an object of its own below
  const native = { toParts: prototype.formatToParts, rangeToParts: prototype.formatRangeToParts };
  const partsOf = (dates: Dates, date?: Moment) => {
    const options = dates.resolvedOptions();
    const isOurs = isUzbek(options.locale) && date !== undefined;
    const parts = isOurs ? uzbekDateParts(new Date(date), options) : null;
    return parts ?? native.toParts.call(dates, date);
  };
  const rangeOf = (dates: Dates, start: Moment, end: Moment) =>
    isUzbek(dates.resolvedOptions().locale)
      ? [
          ...partsOf(dates, start).map((part) => ({ ...part, source: 'startRange' })),
          { type: 'literal', value: ' – ', source: 'shared' },
          ...partsOf(dates, end).map((part) => ({ ...part, source: 'endRange' })),
        ]
      : native.rangeToParts.call(dates, start, end);
  replace(prototype, {
    format: {
      get(this: Dates) {
        return (date?: Moment) => joined(partsOf(this, date));
      },
    },
    formatToParts: {
      value(this: Dates, date?: Moment) {
        return partsOf(this, date);
      },
    },
    formatRange: {
      value(this: Dates, start: Moment, end: Moment) {
        return joined(rangeOf(this, start, end));
      },
    },
    formatRangeToParts: {
      value(this: Dates, start: Moment, end: Moment) {
        return rangeOf(this, start, end);
      },
    },
  });
}

const signs: Readonly<Record<string, string>> = { group: '\u{a0}', decimal: ',' };

function patchNumbers(prototype: Numbers): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on an object of its own below
  const toParts = prototype.formatToParts;
  const partsOf = (numbers: Numbers, value: number | bigint) => {
    const parts = toParts.call(numbers, value);
    return isUzbek(numbers.resolvedOptions().locale)
      ? parts.map((part) => ({ ...part, value: signs[part.type] ?? part.value }))
      : parts;
  };
  replace(prototype, {
    format: {
      get(this: Numbers) {
        return (value: number | bigint) => joined(partsOf(this, value));
      },
    },
    formatToParts: {
      value(this: Numbers, value: number | bigint) {
        return partsOf(this, value);
      },
    },
  });
}

function patchFieldNames(prototype: Intl.DisplayNames): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on an object of its own below
  const nameOf = prototype.of;
  replace(prototype, {
    of: {
      value(this: Intl.DisplayNames, code: string) {
        const { locale, type } = this.resolvedOptions();
        const isField = isUzbek(locale) && type === 'dateTimeField';
        const name = isField ? uzbekStrings['@react-aria/datepicker']?.[code] : undefined;
        return name ?? nameOf.call(this, code);
      },
    },
  });
}

const isUzbek = (locale: string): boolean => /^uz(?!-Cyrl)/u.test(locale);

const joined = (parts: readonly { readonly value: string }[]): string =>
  parts.map(({ value }) => value).join('');

function replace(prototype: object, descriptors: PropertyDescriptorMap): void {
  for (const [name, descriptor] of Object.entries(descriptors)) {
    Object.defineProperty(prototype, name, { ...descriptor, configurable: true });
  }
}
