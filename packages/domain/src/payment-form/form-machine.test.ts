import { describe, expect, test } from 'vitest';
import {
  continueUrl,
  credentials,
  humo,
  init,
  paid,
  received,
  run,
  status,
  successUrl,
  twoMethods,
  waiting,
} from './form.fixture.ts';
import { adjustmentOf, type FormEvent, openForm } from './index.ts';

describe('choosing method and amount', () => {
  const choose = (methodId: number): FormEvent => ({ type: 'method-chosen', methodId });
  const change = (amount: number): FormEvent => ({ type: 'amount-changed', amount });
  const confirm: FormEvent = { type: 'amount-confirmed' };

  // FORM-19
  test('a method leads to the amount, or to its credentials when the amount is fixed', () => {
    const free = run(openForm(init(twoMethods)), choose(1));
    expect(free).toMatchObject({ step: 'init', method: humo, amount: 1_000_000 });
    const fixed = run(openForm(init({ ...twoMethods, canChangeAmount: false })), choose(1));
    expect(fixed).toMatchObject({ step: 'credential', method: humo, amount: 1_000_000 });
  });

  test('a method that is not on offer, or that cannot take the fixed amount, is not chosen', () => {
    const state = openForm(init({ ...twoMethods, canChangeAmount: false }));
    expect(run(state, choose(9))).toBe(state);
    expect(run(state, choose(2))).toBe(state);
  });

  test('the amount changes within the limits of the currency, in whole minor units', () => {
    const state = openForm(init());
    expect(run(state, change(10_000_000))).toMatchObject({ amount: 10_000_000 });
    for (const amount of [99_999, 10_000_001, 150_000.5, Number.NaN]) {
      expect(run(state, change(amount))).toBe(state);
    }
  });

  test('a fixed amount does not change', () => {
    const state = openForm(init({ canChangeAmount: false }));
    expect(run(state, change(200_000))).toBe(state);
  });

  test('an amount is confirmed only within the limits of the method', () => {
    const state = openForm(init());
    expect(run(state, confirm)).toMatchObject({ step: 'credential', amount: 1_000_000 });
    expect(run(state, change(5_000_001), confirm)).toMatchObject({ step: 'init' });
  });

  test('the chosen method leads back to the choice when there is one', () => {
    expect(run(openForm(init(twoMethods)), choose(1), { type: 'back' }).step).toBe('method');
    const single = openForm(init());
    expect(run(single, { type: 'back' })).toBe(single);
  });
});

describe('the Credential step', () => {
  // FORM-28
  test('counts empty responses until requisites arrive, and shows their amount', () => {
    const retried = run(
      waiting(),
      { type: 'credentials-missing' },
      { type: 'credentials-missing' },
    );
    expect(retried).toMatchObject({ step: 'credential', attempts: 2 });
    const shown = run(retried, received);
    expect(shown).toMatchObject({ step: 'credential', amount: 1_000_001, credentials });
    expect(run(shown, { type: 'credentials-missing' })).toBe(shown);
  });

  test('drops an answer for a method that was left', () => {
    const state = waiting({ ...twoMethods, paymentMethodName: 'Uzs' });
    expect(run(state, received)).toBe(state);
  });

  // FORM-33
  // FORM-250
  test('an amount nearby is taken where it was offered, and no other one', () => {
    const waitingForm = waiting(twoMethods);
    const alternatives = [900_000, 1_100_000];
    const offered = run(waitingForm, { type: 'credentials-missing', alternatives });
    expect(offered).toMatchObject({ step: 'credential', alternatives, attempts: 1 });
    expect(run(offered, { type: 'amount-changed', amount: 800_000 })).toBe(offered);
    const taken = run(offered, { type: 'amount-changed', amount: 900_000 });
    expect(taken).toMatchObject({ step: 'credential', amount: 900_000, attempts: 0 });
    expect(taken).not.toHaveProperty('alternatives');
    expect(run(waitingForm, { type: 'amount-changed', amount: 900_000 })).toBe(waitingForm);
  });

  test('the nearby amounts are sent with the next empty response, and a limit is reported', () => {
    const waitingForm = waiting(twoMethods);
    const offered = run(waitingForm, { type: 'credentials-missing', alternatives: [900_000] });
    const limited = run(offered, { type: 'credentials-missing', isLimited: true });
    expect(limited).toMatchObject({ isLimited: true, alternatives: undefined, attempts: 2 });
  });

  // FORM-251
  test('the surcharge on a fixed amount is the difference to the requested amount', () => {
    const fixed = init({ canChangeAmount: false, amount: 1_000_000 });
    expect(adjustmentOf(fixed, 1_000_100)).toBe(100);
    expect(adjustmentOf({ ...fixed, amount: 1_000_100, adjustment: 100 }, 1_000_100)).toBe(100);
    expect(adjustmentOf(fixed, 1_000_000)).toBe(0);
    expect(adjustmentOf(init({ canChangeAmount: true, amount: 1_000_000 }), 1_200_000)).toBe(0);
  });

  test('"I have paid" counts only when there is something to pay to', () => {
    const state = waiting();
    expect(run(state, paid)).toBe(state);
    expect(run(state, received, paid)).toMatchObject({
      step: 'processing',
      amount: 1_000_001,
      successUrl,
      needsPerson: false,
    });
  });

  // FORM-25
  test('returns to the amount if it can change, else to the methods', () => {
    const back: FormEvent = { type: 'back' };
    const toAmount = run(waiting(twoMethods), received, back);
    expect(toAmount).toMatchObject({ step: 'init', method: humo, amount: 1_000_001 });
    expect(toAmount).not.toHaveProperty('credentials');
    expect(run(waiting({ ...twoMethods, canChangeAmount: false }), back).step).toBe('method');
    const nowhere = waiting({ canChangeAmount: false });
    expect(run(nowhere, back)).toBe(nowhere);
  });

  // FORM-59
  test.each(['complete-failed', 'failed'] as const)(
    'a %s leads to Fail, and on to the error url',
    (type) => {
      const state = run(waiting(), received, { type });
      expect(state).toMatchObject({ step: 'fail', origin: 'credential' });
      expect(continueUrl(state)).toBe('https://shop.example/error');
    },
  );

  test('follows an invoice that is already further', () => {
    const state = run(waiting(), received);
    expect(run(state, status('IN_PROGRESS'))).toBe(state);
    expect(run(state, status('NEW'))).toBe(state);
    expect(run(state, status('PENDING'))).toMatchObject({ step: 'processing', amount: 1_000_001 });
    expect(run(state, status('ERROR'))).toMatchObject({ step: 'processing', needsPerson: true });
    expect(continueUrl(run(state, status('DONE')))).toBe('https://shop.example/success');
    const canceled = run(state, status('CANCELED'));
    expect(canceled).toMatchObject({ step: 'fail', origin: 'credential' });
    expect(continueUrl(canceled)).toBe('https://shop.example/error');
  });
});

describe('before the Credential step', () => {
  const steps = [openForm(init(twoMethods)), openForm(init())];

  // FORM-10
  test('the deadline and a refused call lead to Fail, and on to the cancel url', () => {
    for (const state of steps) {
      const expired = run(state, { type: 'deadline-passed' });
      expect(expired).toMatchObject({ step: 'fail', origin: 'expired', reason: 'expired' });
      expect(continueUrl(expired)).toBe('https://shop.example/cancel');
      const refused = { step: 'fail', origin: 'init', reason: 'refused' };
      expect(run(state, { type: 'failed' })).toMatchObject(refused);
    }
  });

  test('the form follows an invoice that is already further', () => {
    for (const state of steps) {
      // with the paid amount, whatever this page showed
      expect(run(state, status('DONE'))).toMatchObject({ step: 'success', amount: 1_000_001 });
      expect(run(state, status('PENDING'))).toMatchObject({
        step: 'processing',
        amount: 1_000_001,
      });
      expect(run(state, status('DECLINED'))).toMatchObject({ step: 'fail', reason: 'declined' });
      expect(run(state, status('NEW'))).toBe(state);
      expect(run(state, status('IN_PROGRESS'))).toBe(state);
    }
  });
});

describe('Processing and its ends', () => {
  const processing = run(waiting(), received, paid);

  // FORM-56, FORM-60
  test('DONE succeeds, and continues to the success url of complete', () => {
    const state = run(processing, status('DONE'));
    expect(state).toMatchObject({ step: 'success', amount: 1_000_001 });
    expect(continueUrl(state)).toBe(successUrl);
  });

  // FORM-57
  test.each(['CANCELED', 'DECLINED'] as const)('%s fails, to the cancel url', (code) => {
    const state = run(processing, status(code));
    expect(state).toMatchObject({ step: 'fail', origin: 'status' });
    expect(continueUrl(state)).toBe('https://shop.example/cancel');
  });

  // FORM-58
  test.each(['NEW', 'IN_PROGRESS', 'PENDING', 'PAYED'] as const)('%s keeps waiting', (code) => {
    expect(run(processing, status(code)).step).toBe('processing');
  });

  test('a status without news changes nothing', () => {
    expect(run(processing, status('PENDING'))).toBe(processing);
    const seen = run(processing, status('PAYED'));
    expect(run(seen, status('PAYED'))).toBe(seen);
  });

  test('ERROR waits for staff, who may resume it', () => {
    const inError = run(processing, status('ERROR'));
    expect(inError).toEqual({ ...processing, needsPerson: true, isAwaited: false });
    expect(run(inError, status('ERROR'))).toBe(inError);
    expect(run(inError, status('PENDING'))).toEqual(processing);
  });

  test('shows the amount that a person changed', () => {
    const changed = run(processing, status('PENDING', { amount: 900_000 }));
    expect(changed).toEqual({ ...processing, amount: 900_000 });
    expect(run(changed, status('DONE', { amount: 900_000 }))).toMatchObject({ amount: 900_000 });
  });

  test('does not take a cancellation for a deadline, which "I have paid" ended', () => {
    const later = { serverTime: '2026-11-20T11:00:00.000Z' };
    expect(run(processing, status('CANCELED', later))).toMatchObject({ reason: 'canceled' });
  });

  test('neither the deadline nor a lost connection ends the waiting', () => {
    expect(run(processing, { type: 'deadline-passed' }, { type: 'failed' })).toBe(processing);
  });

  test('Credential at its deadline fails, to the error url', () => {
    const state = run(waiting(), received, { type: 'deadline-passed' });
    expect(state).toMatchObject({ step: 'fail', origin: 'credential', reason: 'expired' });
    expect(continueUrl(state)).toBe('https://shop.example/error');
  });
});
