import * as fc from 'fast-check';
import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { type CountryCode, formatMobileRequisite, readRussianPhone } from './index.ts';
import { readInternationalPhone } from './international-phone.ts';

/** One number as we and as libphonenumber judge it. */
type Verdict = {
  readonly number: string;
  readonly ours: boolean;
  readonly theirs: boolean;
  /** the country that libphonenumber takes it for */
  readonly country: string | undefined;
  /** libphonenumber reads other digits than were written */
  readonly isRewritten: boolean;
};

/** Where the two differ on purpose. */
type Difference = { readonly reason: string; readonly holds: (verdict: Verdict) => boolean };

const russianDifferences: readonly Difference[] = [
  {
    reason: 'Sbp pays to a mobile: numbers of other kinds in Russia do not begin with nine',
    holds: ({ ours, number, country }) => !ours && country === 'RU' && !number.startsWith('+79'),
  },
  {
    reason: 'Kazakhstan shares +7 and is not in Sbp',
    holds: ({ ours, number, country }) => !ours && country === 'KZ' && !number.startsWith('+79'),
  },
];

const trunkDifference: Difference = {
  reason:
    "A national 0 or 8 behind the country's code is forgiven there; we let the person correct it",
  holds: ({ ours, isRewritten }) => !ours && isRewritten,
};

const kyrgyzDifference: Difference = {
  reason: 'Kyrgyzstan has a few numbers of ten digits; we take nine, as mobiles do',
  holds: ({ ours, number, isRewritten }) => !ours && !isRewritten && /^\+996\d{10}$/.test(number),
};

const worldDifferences: readonly Difference[] = [
  trunkDifference,
  kyrgyzDifference,
  {
    reason: 'Of countries other than the four we know E.164 alone: their provider judges the rest',
    holds: ({ ours, number }) => ours && /^\+(?!996|998|994|7)\d{8,15}$/.test(number),
  },
  {
    reason:
      'Numbers of up to seven digits are services and small exchanges, none that money goes to',
    holds: ({ ours, number }) => !ours && number.length - 1 < 8,
  },
  {
    reason: 'Above 15 digits E.164 ends and card numbers begin',
    holds: ({ ours, number }) => !ours && number.length - 1 > 15,
  },
  {
    reason: 'Russia and Kazakhstan have service numbers of 14 digits; we take ten',
    holds: ({ ours, number }) => !ours && /^\+7\d{14}$/.test(number),
  },
];

const generated = { seed: 20_261_120, numRuns: 6000 };

/** That many digits, each as likely as the others. */
function digits(min: number, max = min): fc.Arbitrary<string> {
  const digit = fc.integer({ min: 0, max: 9 });
  return fc
    .array(digit, { minLength: min, maxLength: max, size: 'max' })
    .map((all) => all.join(''));
}

function judge(number: string, ours: boolean, isTheirs: 'isValid' | 'isPossible'): Verdict {
  const parsed = parsePhoneNumberFromString(number);
  return {
    number,
    ours,
    theirs: parsed?.[isTheirs]() === true,
    country: parsed?.country,
    isRewritten: parsed !== undefined && parsed.number !== number,
  };
}

/** Every number on which the two differ is explained, and every reason is needed. */
function expectExplained(verdicts: readonly Verdict[], differences: readonly Difference[]): void {
  const differing = verdicts.filter(({ ours, theirs }) => ours !== theirs);
  const unexplained = differing.filter(
    (verdict) => !differences.some(({ holds }) => holds(verdict)),
  );
  const unneeded = differences.filter(({ holds }) => !differing.some((verdict) => holds(verdict)));
  expect({ unexplained, unneeded }).toEqual({ unexplained: [], unneeded: [] });
}

describe('beside libphonenumber', () => {
  test('Russian mobiles are the same numbers, except for the listed differences', () => {
    const numbers = fc.sample(digits(10), generated).map((national) => `+7${national}`);
    const verdicts = numbers.map((number) => judge(number, readRussianPhone(number).ok, 'isValid'));
    expectExplained(verdicts, russianDifferences);
  });

  test('a Russian mobile is parsed the same in every form', () => {
    for (const national of fc.sample(digits(9), { ...generated, numRuns: 1000 })) {
      const parsed = parsePhoneNumberFromString(`+79${national}`);
      const written = [
        parsed?.formatNational(),
        parsed?.formatInternational(),
        `9${national}`,
        `89${national}`,
        `79${national}`,
        `+7 (9${national.slice(0, 2)}) ${national.slice(2)}`,
      ];
      for (const text of written.map(String)) {
        const read = readRussianPhone(text);
        const number = parsePhoneNumberFromString(text, 'RU')?.number;
        expect(read.ok && `+${read.value}`).toBe(number);
      }
    }
  });

  test.each<[CountryCode, string, readonly Difference[]]>([
    ['KGS', '996', [trunkDifference, kyrgyzDifference]],
    ['UZS', '998', []],
    ['AZN', '994', [trunkDifference]],
    ['RUB', '7', [trunkDifference]],
  ])('mobile requisites of %s are as long as numbers of +%s are', (country, code, differences) => {
    const numbers = fc.sample(digits(4, 13), { ...generated, numRuns: 2000 });
    const verdicts = numbers.map((national) => {
      const number = `+${code}${national}`;
      return judge(number, formatMobileRequisite(country, number).ok, 'isPossible');
    });
    expectExplained(verdicts, differences);
  });

  test.each<[CountryCode, string, string]>([
    ['UZS', '99890', '+998 90 123 45 67'],
    ['AZN', '99450', '+994 50 123 45 67'],
    ['RUB', '7916', '+7 916 123 45 67'],
  ])('mobile requisites of %s are grouped the same', (country, code, example) => {
    const length = example.replaceAll(/\D/g, '').length - code.length;
    for (const rest of fc.sample(digits(length), { ...generated, numRuns: 300 })) {
      const shown = formatMobileRequisite(country, code + rest);
      const expected = parsePhoneNumberFromString(`+${code}${rest}`)?.formatInternational();
      expect(shown.ok && shown.text).toBe(expected);
    }
  });

  test('Kyrgyz ones have their last six digits together, as we group them', () => {
    const expected = parsePhoneNumberFromString('+996555123456')?.formatInternational();
    expect(expected).toBe('+996 555 123 456');
    expect(formatMobileRequisite('KGS', '996555123456')).toMatchObject({ text: '+996 555 123456' });
  });

  test('phones of the world have possible lengths, except for the listed differences', () => {
    const ours = ['996', '998', '994', '7'];
    const codes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))];
    const code = fc.oneof(fc.constantFrom(...ours), fc.constantFrom<string>(...codes));
    const number = fc.tuple(code, digits(4, 14)).map((parts) => `+${parts.join('')}`);
    const verdicts = fc
      .sample(number, generated)
      .map((text) => judge(text, readInternationalPhone(text).ok, 'isPossible'));
    expectExplained(verdicts, worldDifferences);
  });
});
