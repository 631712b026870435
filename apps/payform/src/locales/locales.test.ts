import { paymentMethods, payoutErrorTexts } from '@tiyin/domain/requisites';
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
  // FORM-54
  it('match the agreed texts exactly', () => {
    expect(en).toMatchObject({
      'header.credential': 'Copy credentials and send money',
      'header.processing': 'Wait. Payment in progress...',
      'success.text': 'Your balance will be updated soon',
      'fail.text': 'Something went wrong',
      'header.payee.card': 'Insert the recipient card number and click "Send"',
      'processing.save_id': 'Save your Payment ID until the money arrives in your account',
    });
  });

  // FORM-241
  it('use the words that customers expect from a payment page', () => {
    expect(allStrings.en).toMatchObject({
      'header.review': 'We are checking your payment',
      'requisites.amounts_used_up': 'You can choose up to three times. Your last choice is below.',
      'phone.title': 'Continue on your phone',
    });
    expect(allStrings.en['countdown.at_zero']).toMatch(/^When the time runs out, this payment/);
    expect(allStrings.en['wait.long.none']).toMatch(/^This is taking longer than usual\./);
    expect(allStrings.en['withdrawal.expired']).toMatch(
      /^Time ran out before you entered a card or phone number\./,
    );
    expect(allStrings.ru).toMatchObject({
      'credential.exact': 'Переведите ровно эту сумму одним платежом.',
      have_paid: 'Деньги отправлены',
      'countdown.at_zero':
        'Когда время закончится, платёж закроется. После этого деньги не отправляйте.',
      'requisites.amounts_used_up':
        'Сумму и способ можно выбрать не больше трёх раз. Ниже ваш последний выбор.',
      'payee.check': 'Проверьте номер: вернуть деньги не получится.',
      'header.review': 'Ваш платёж проверяет сотрудник',
      'processing.save_id': 'Сохраните номер платежа до зачисления денег.',
      'header.insecure': 'Откройте страницу по защищённому соединению',
      in_progress: 'Секунду…',
    });
    expect(allStrings.ru['header.payee.card']).toMatch(
      /^Введите номер карты, на которую отправить деньги/,
    );
    expect(allStrings.uz).toMatchObject({
      'credential.exact': 'Aynan shu summani bitta oʻtkazma bilan yuboring.',
      have_paid: 'Pulni oʻtkazdim',
      in_progress: 'Biroz kuting…',
      'fail.text': 'Xatolik yuz berdi',
      'payee.wrong-length': 'Raqamni tekshiring: raqamlar soni notoʻgʻri',
      'payee.wrong-check-digit': 'Raqamni tekshiring: raqamlardan biri notoʻgʻri',
      'withdrawal.canceled': 'Pul yechish bekor qilindi.',
    });
    expect(allStrings.uz['withdrawal.review']).toMatch(/^Pul yechish soʻrovingiz tekshirilmoqda/);
    expect(allStrings.uz['connection.lost']).toContain('qayta ulanishga harakat qilyapmiz');
    expect(allStrings.uz['header.payee.phone']).toContain('“Yuborish” tugmasini bosing');
  });

  // FORM-247
  it('have the name of every method, in Russian and Uzbek those that people there know', () => {
    for (const { name } of paymentMethods) {
      for (const strings of Object.values(allStrings)) {
        expect(strings[`method.${name}`]).not.toMatch(/x-country/i);
      }
    }
    expect(allStrings.ru).toMatchObject({
      'method.Sbp': 'СБП',
      'method.Sberbank': 'Сбербанк',
      'method.Tinkoff': 'Т-Банк',
      'method.SberbankXCountry': 'Сбербанк: в другую страну',
      'method.TinkoffXCountry': 'Т-Банк: в другую страну',
    });
    expect(allStrings.uz['method.SberbankXCountry']).toBe('Sberbank: boshqa davlatga');
    expect(allStrings.en['method.SberbankXCountry']).toBe('Sberbank: to another country');
  });

  // FORM-242
  it('have separate texts for a withdrawal if those of a deposit mention a payment', () => {
    const pairs = [
      ['header.init', 'withdrawal.header'],
      ['header.processing', 'withdrawal.processing'],
      ['header.review', 'withdrawal.checking'],
      ['processing.close', 'withdrawal.close'],
      ['success.text', 'withdrawal.success'],
      ['header.fail', 'withdrawal.not_completed'],
    ] as const;
    const deposit = { en: /payment|deposit/i, ru: /плат[её]ж/i, uz: /toʻlov/i };
    for (const language of ['en', 'ru', 'uz'] as const) {
      for (const [ofDeposit, ofWithdrawal] of pairs) {
        const words = allStrings[language][ofWithdrawal];
        expect(words).not.toBe(allStrings[language][ofDeposit]);
        expect(words).not.toMatch(deposit[language]);
      }
    }
  });

  it('quote the button “I have paid” by its name', () => {
    for (const strings of Object.values(allStrings)) {
      expect(strings['requisites.changed']).toContain(strings.have_paid);
      expect(strings['fail.expired']).toContain(strings.have_paid);
    }
  });

  it('have to the letter every reason for which a payee is refused', () => {
    for (const [error, text] of Object.entries(payoutErrorTexts)) {
      expect(Object.entries(en)).toContainEqual([`payee.${error}`, text]);
    }
  });

  // FORM-2
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
  ] as const)('formats %i days in %s as %s', (days, language, words) => {
    expect(daysWords(days, language, translator(allStrings[language]))).toBe(words);
  });
});

describe('countdownAnnouncement', () => {
  it.each([
    [300, 'Minutes left: 5'],
    [60, 'Minutes left: 1'],
    [30, 'Seconds left: 30'],
  ])('formats %i seconds as %s', (seconds, words) => {
    expect(countdownAnnouncement(seconds, translator(en))).toBe(words);
  });
});
