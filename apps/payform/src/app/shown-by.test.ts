import { expect, it } from 'vitest';
import { makeInitState, makeWaitingState, makeWithdrawalState } from '../fixtures/form-state.ts';
import { shownBy, viewOf } from './shown-by.ts';

const none = { hasLate: false, hasWithdrawal: false };
const late = { hasLate: true, hasWithdrawal: false };
const withdrawal = { hasLate: false, hasWithdrawal: true };
const both = { hasLate: true, hasWithdrawal: true };

const on = (state: Parameters<typeof viewOf>[0]['state']) => ({
  state,
  question: undefined,
  isOver: false,
});

const payee = on(makeWithdrawalState('Humo'));

// FORM-201
it('is the same view when a script comes that it does not need', () => {
  expect(viewOf(payee, both)).toBe(viewOf(payee, withdrawal));
  expect(viewOf(on(makeInitState()), late)).toBe(viewOf(on(makeInitState()), none));
});

// FORM-201
it('is another view when the script comes that it waited for', () => {
  expect(viewOf(payee, withdrawal)).not.toBe(viewOf(payee, none));
  expect(viewOf(on(makeWaitingState()), late)).not.toBe(viewOf(on(makeWaitingState()), none));
});

it('shows the payee by its own script, whatever else has come', () => {
  expect([none, late, withdrawal, both].map((has) => shownBy(payee, has))).toEqual([
    'loading',
    'late',
    'withdrawal',
    'withdrawal',
  ]);
});

it('shows a question, and the end, by the late script once it has come', () => {
  const asked = { ...on(makeInitState()), question: 'cancel' } as const;
  expect(shownBy(asked, none)).toBe('init');
  expect(shownBy(asked, late)).toBe('late');
  expect(shownBy({ ...payee, isOver: true }, both)).toBe('late');
});
