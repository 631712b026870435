import { payoutErrorTexts } from '@tiyin/domain/requisites';
import { describe, expect, it } from 'vitest';
import { allStrings } from './all-strings.ts';
import { countdownAnnouncement, daysWords } from './countdown-words.ts';
import { en } from './en.ts';
import { loadStrings } from './load-strings.ts';
import { translator } from './strings.ts';

const places = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(Object.entries(allStrings))('the table of %s', (_language, strings) => {
  it.each(Object.entries(strings))('fills %s', (_key, text) => {
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
  });

  it('has a place for every value that English has one for', () => {
    expect(Object.values(strings).map(places)).toEqual(Object.values(en).map(places));
  });
});

describe('the tables', () => {
  it('say to the letter what the specification words', () => {
    expect(en).toMatchObject({
      'header.credential': 'Copy credentials and send money',
      'header.processing': 'Wait. Payment in progress...',
      'success.text': 'Your balance will be updated soon',
      'fail.text': 'Something went wrong',
      'header.payee.card': 'Insert the recipient card number and click "Send"',
      'processing.save_id': 'Save your Payment ID until the money arrives in your account',
    });
  });

  it('have to the letter every reason for which a payee is refused', () => {
    for (const [error, text] of Object.entries(payoutErrorTexts)) {
      expect(Object.entries(en)).toContainEqual([`payee.${error}`, text]);
    }
  });

  it('write Uzbek in Latin, with its own letters oʻ and gʻ and never an apostrophe', () => {
    const uzbek = Object.values(allStrings.uz).join('\n');
    expect(uzbek).not.toMatch(/[\u0400-\u04FF]|['’‘`]/);
    expect(uzbek).toMatch(/oʻ/);
  });

  it('are in Russian and Uzbek not left in English', () => {
    const { 'processing.close': english } = allStrings.en;
    expect(allStrings.ru['processing.close']).not.toBe(english);
    expect(allStrings.uz['processing.close']).not.toBe(english);
  });

  it.each(['en', 'ru', 'uz'] as const)(
    'load one by one where no server put them into the page: %s',
    async (language) => {
      expect(await loadStrings(language)).toBe(allStrings[language]);
    },
  );
});

describe('translator', () => {
  it('fills places with values as they are, signs of replacement patterns included', () => {
    expect(translator(allStrings.en)('deposit', { amount: '$& 1' })).toBe('Deposit $& 1');
  });
});

describe('daysWords', () => {
  it.each([
    [1, 'en', '1 day'],
    [2, 'en', '2 days'],
    [1, 'ru', '1 день'],
    [3, 'ru', '3 дня'],
    [5, 'ru', '5 дней'],
    [21, 'ru', '21 день'],
    [3, 'uz', '3 kun'],
  ] as const)('says %i days in %s as %s', (days, language, words) => {
    expect(daysWords(days, language, translator(allStrings[language]))).toBe(words);
  });
});

describe('countdownAnnouncement', () => {
  it.each([
    [300, 'Minutes left: 5'],
    [60, 'Minutes left: 1'],
    [30, 'Seconds left: 30'],
  ])('says %i seconds as %s', (seconds, words) => {
    expect(countdownAnnouncement(seconds, translator(en))).toBe(words);
  });
});
