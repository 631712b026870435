import { describe, expect, test } from 'vitest';
import {
  continueUrl,
  init,
  kept,
  paid,
  received,
  run,
  status,
  successUrl,
  twoMethods,
  waiting,
  withdrawal,
} from './form.fixture.ts';
import { type FormEvent, isAnswered, openForm } from './index.ts';

const waitingForm = waiting(withdrawal);
const entering = run(waitingForm, kept);

describe('a withdrawal before Credential', () => {
  // FORM-19
  test('leads from the method to the amount, and from there to Credential', () => {
    const chosen: FormEvent = { type: 'method-chosen', methodId: 1 };
    const state = run(openForm(init({ ...twoMethods, ...withdrawal })), chosen);
    expect(state.step).toBe('init');
    expect(run(state, { type: 'amount-confirmed' })).toMatchObject({ step: 'credential' });
  });

  test('with a fixed amount leads from the method to Credential', () => {
    const state = openForm(init({ ...twoMethods, ...withdrawal, canChangeAmount: false }));
    expect(run(state, { type: 'method-chosen', methodId: 1 }).step).toBe('credential');
  });
});

describe('the Credential step of a withdrawal', () => {
  // FORM-35
  test('waits for the amount alone', () => {
    expect(waitingForm).toMatchObject({ step: 'credential', amount: 1_000_000 });
    expect(waitingForm.step === 'credential' && isAnswered(waitingForm)).toBe(false);
    expect(entering).toMatchObject({ step: 'credential', amount: 1_000_000, isKept: true });
    expect(entering.step === 'credential' && isAnswered(entering)).toBe(true);
    expect(run(entering, { type: 'credentials-missing' })).toBe(entering);
  });

  test('is not begun by requisites, nor a deposit by an amount', () => {
    const shown = run(waitingForm, received);
    expect(shown.step === 'credential' && isAnswered(shown)).toBe(false);
    const deposit = waiting();
    expect(run(deposit, kept)).toBe(deposit);
  });

  test('drops the answer for a method that was left', () => {
    const state = waiting({ ...withdrawal, ...twoMethods, paymentMethodName: 'Uzs' });
    expect(run(state, kept)).toBe(state);
  });

  test('is over once the payee was accepted, and not before the amount was', () => {
    expect(run(waitingForm, paid)).toBe(waitingForm);
    const expected = { step: 'processing', amount: 1_000_000, successUrl, needsPerson: false };
    expect(run(entering, paid)).toMatchObject(expected);
  });

  test('returns to the amount, which is then requested again', () => {
    const back = run(entering, { type: 'back' });
    expect(back).toMatchObject({ step: 'init', amount: 1_000_000 });
    expect(run(back, { type: 'amount-confirmed' })).not.toHaveProperty('isKept');
  });

  test.each(['complete-failed', 'failed', 'deadline-passed'] as const)(
    'a %s leads to Fail, and on to the error url',
    (type) => {
      const state = run(entering, { type });
      expect(state).toMatchObject({ step: 'fail', origin: 'credential' });
      expect(continueUrl(state)).toBe('https://shop.example/error');
    },
  );

  test('follows a withdrawal that was sent from another tab', () => {
    expect(run(entering, status('NEW'))).toBe(entering);
    const sent = run(entering, status('IN_PROGRESS', { amount: 700_000 }));
    expect(sent).toMatchObject({ step: 'processing', amount: 700_000 });
  });

  test('keeps the choice on its page, and sends it once more with the payee', () => {
    const other = status('NEW', { amount: 700_000, methodId: 2 });
    expect(run(entering, other)).toBe(entering);
  });
});

describe('a withdrawal that is returned to', () => {
  test('a new one with its method opens where the payee is entered', () => {
    expect(openForm(init({ ...withdrawal, paymentMethodName: 'Humo' }))).toEqual(waitingForm);
  });

  // FORM-13
  test('that was sent, is waited for, and ends as its invoice does', () => {
    const sent = openForm(init({ ...withdrawal, status: 'IN_PROGRESS' }));
    expect(sent).toMatchObject({ step: 'processing', amount: 1_000_000, needsPerson: false });
    expect(run(sent, status('IN_PROGRESS', { amount: 1_000_000 }))).toBe(sent);
    expect(run(sent, status('ERROR'))).toMatchObject({ step: 'processing', needsPerson: true });
    expect(run(sent, status('DONE')).step).toBe('success');
    expect(run(sent, status('DECLINED'))).toMatchObject({ step: 'fail', origin: 'status' });
  });
});
