import { describe, expect, test } from 'vitest';
import {
  continueUrl,
  credentials,
  humo,
  init,
  paid,
  run,
  twoMethods,
  uzcard,
} from './form.fixture.ts';
import { type FormInit, loadingForm, openForm } from './index.ts';

describe('opening the form', () => {
  // FORM-11
  test('several methods are offered, a single one leads to the amount', () => {
    expect(openForm(init(twoMethods))).toEqual({ step: 'method', init: init(twoMethods) });
    expect(openForm(init())).toMatchObject({ step: 'init', method: humo, amount: 1_000_000 });
  });

  // FORM-12
  test('a preselected method requests credentials at once', () => {
    const state = openForm(init({ ...twoMethods, paymentMethodName: 'Uzs' }));
    expect(state).toMatchObject({ step: 'credential', method: uzcard, amount: 1_000_000 });
    expect(state).not.toHaveProperty('credentials');
  });

  test('a preselected method that is not on offer is not missed', () => {
    expect(openForm(init({ ...twoMethods, paymentMethodName: 'Sbp' })).step).toBe('method');
  });

  test('a form without a method fails', () => {
    expect(openForm(init({ methods: [] }))).toMatchObject({ step: 'fail', origin: 'init' });
  });

  test('a reload returns to the requisites that were given out, with their amount', () => {
    const issued = {
      paymentMethodId: 1,
      paymentMethodName: 'Humo',
      amount: 1_000_001,
      credentials,
    };
    const state = openForm(init({ ...twoMethods, status: 'IN_PROGRESS', issued }));
    const expected = { step: 'credential', method: humo, amount: 1_000_001, credentials };
    expect(state).toMatchObject(expected);
  });

  test('requisites of a method that is no longer offered stay, because money may be coming there', () => {
    const gone = { paymentMethodId: 9, paymentMethodName: 'Sbp', amount: 1_000_001, credentials };
    const opened = (change: Partial<FormInit>) =>
      openForm(init({ status: 'IN_PROGRESS', issued: gone, ...change }));
    const method = { id: 9, name: 'Sbp', minAmount: 1_000_001, maxAmount: 1_000_001 };
    const shown = { step: 'credential', method, amount: 1_000_001, credentials };
    expect(opened({})).toMatchObject(shown);
    expect(run(opened({}), paid).step).toBe('processing');
    // only another can be chosen, and without any there is no way back
    expect(run(opened({}), { type: 'back' })).toMatchObject({ step: 'method' });
    const alone = opened({ methods: [] });
    expect(alone).toMatchObject(shown);
    expect(run(alone, { type: 'back' })).toBe(alone);
  });

  // FORM-13
  test.each([
    ['PENDING', { step: 'processing', needsPerson: false }],
    ['PAYED', { step: 'processing', needsPerson: false }],
    ['ERROR', { step: 'processing', needsPerson: true }],
    ['DONE', { step: 'success', successUrl: 'https://shop.example/success' }],
    ['DECLINED', { step: 'fail', origin: 'status', reason: 'declined' }],
    ['CANCELED', { step: 'fail', origin: 'status', reason: 'canceled' }],
  ] as const)('a form whose invoice is %s opens where that left it', (code, expected) => {
    expect(openForm(init({ status: code }))).toMatchObject(expected);
  });

  test('a canceled form after its deadline shows that time ran out', () => {
    const at = (serverTime: string) => openForm(init({ status: 'CANCELED', serverTime }));
    expect(at('2026-11-20T10:14:59.999Z')).toMatchObject({ step: 'fail', reason: 'canceled' });
    expect(at('2026-11-20T10:15:00.000Z')).toMatchObject({ step: 'fail', reason: 'expired' });
  });

  test('waiting continues with the amount to be sent', () => {
    const issued = {
      paymentMethodId: 1,
      paymentMethodName: 'Humo',
      amount: 1_000_001,
      credentials,
    };
    expect(openForm(init({ status: 'PENDING', issued }))).toMatchObject({ amount: 1_000_001 });
  });

  // FORM-9
  test('a failed init lands on Fail without a way on, and may be tried again', () => {
    const failed = run(loadingForm, { type: 'failed' });
    expect(failed).toEqual({ step: 'fail', origin: 'init', reason: 'refused' });
    expect(continueUrl(failed)).toBeUndefined();
    expect(run(failed, { type: 'opened', init: init() })).toEqual(openForm(init()));
    expect(run(loadingForm, { type: 'opened', init: init() })).toEqual(openForm(init()));
  });
});
