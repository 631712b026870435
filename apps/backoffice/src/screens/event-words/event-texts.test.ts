import { afterEach, expect, test } from 'vitest';
import { serverTexts } from '../../../../../scripts/texts/server-texts.ts';
import { i18n } from '../../texts/i18n.ts';
import { eventText, eventTexts } from './event-texts.ts';

afterEach(() => i18n.activate('en'));

// OFFICE-806
test('each event of an invoice has a text', () => {
  const words = serverTexts('apps/server/src/payments/invoices/event-words.ts', 'words');
  expect(eventTexts.map((text) => text())).toEqual(Object.values(words));
});

// OFFICE-806
test('a description is translated, and one of a newer server stays', () => {
  i18n.load('ru', { 'The payout was paid': 'Выплата прошла' });
  i18n.activate('ru');
  expect(eventText('The payout was paid')).toBe('Выплата прошла');
  expect(eventText('payout_recalled')).toBe('payout_recalled');
});
