import { describe, expect, test } from 'vitest';
import { init, run, status, withdrawal } from './form.fixture.ts';
import { moneyDifference, openForm, watchedUntil, topUpAmount } from './index.ts';

const pending = openForm(init({ status: 'PENDING' }));
const done = openForm(init({ status: 'DONE', statusDate: '2026-11-20T10:00:30.000Z' }));
const amount = 1_000_000;

describe('what came differs from the amount', () => {
  test('by what is missing, which may be sent while the payment waits', () => {
    const short = run(pending, status('PENDING', { amount, receivedAmount: 900_000 }));
    if (short.step !== 'processing') throw new Error(short.step);
    const missing = { kind: 'missing', received: 900_000, difference: 100_000 };
    expect(moneyDifference(short)).toEqual(missing);
    expect(topUpAmount(short)).toBe(100_000);
    const again = status('PENDING', { amount, receivedAmount: 900_000 });
    expect(run(short, again)).toBe(short);
  });

  test('and nothing is to be sent any more where a person decides, or all of it is there', () => {
    const ended = run(pending, status('ERROR', { amount, receivedAmount: 900_000 }));
    const whole = run(pending, status('PENDING', { amount }));
    const over = run(pending, status('PENDING', { amount, receivedAmount: 1_100_000 }));
    for (const state of [ended, whole, over]) {
      if (state.step !== 'processing') throw new Error(state.step);
      expect(topUpAmount(state)).toBeUndefined();
    }
  });

  test('by what is too much', () => {
    expect(moneyDifference({ amount, receivedAmount: 1_150_000 })).toEqual({
      kind: 'excess',
      received: 1_150_000,
      difference: 150_000,
    });
    expect(moneyDifference({ amount })).toBeUndefined();
    expect(moneyDifference({ amount, receivedAmount: amount })).toBeUndefined();
  });
});

describe('a page that is open', () => {
  test('looks for more money for half an hour after a deposit was booked, and never of a withdrawal', () => {
    if (done.step !== 'success') throw new Error(done.step);
    expect(watchedUntil(done)).toBe(Date.parse('2026-11-20T10:30:30.000Z'));
    expect(watchedUntil({ ...done, init: init(withdrawal) })).toBeUndefined();
    expect(watchedUntil({ ...done, since: undefined })).toBeUndefined();
  });

  // FORM-205
  test.each(['CANCELED', 'DECLINED'] as const)(
    'looks for money for half an hour after a deposit was %s, if it showed requisites',
    (code) => {
      const statusDate = '2026-11-20T10:00:30.000Z';
      const ended = openForm(init({ status: code, statusDate, endedOn: 'processing' }));
      const unseen = openForm(init({ status: code, statusDate, endedOn: 'choice' }));
      if (ended.step !== 'fail' || unseen.step !== 'fail') throw new Error(ended.step);
      expect(watchedUntil(ended)).toBe(Date.parse('2026-11-20T10:30:30.000Z'));
      expect(watchedUntil(unseen)).toBeUndefined();
    },
  );

  // FORM-257
  test('notices more money on Success, and stays there', () => {
    const twice = run(done, status('DONE', { amount, receivedAmount: 2 * amount }));
    expect(twice).toMatchObject({ step: 'success', receivedAmount: 2 * amount });
    expect(run(twice, status('DONE', { amount, receivedAmount: 2 * amount }))).toBe(twice);
    expect(run(twice, status('ERROR', { amount }))).toBe(twice);
    expect(run(done, status('DONE', { amount: undefined }))).toBe(done);
  });

  test('that showed Fail shows what is missing once a part came late', () => {
    const failed = openForm(init({ status: 'CANCELED' }));
    const late = run(failed, status('PENDING', { amount, receivedAmount: 400_000 }));
    expect(late).toMatchObject({ step: 'processing', isAwaited: true, receivedAmount: 400_000 });
  });

  test('shows the same after a reload', () => {
    expect(openForm(init({ status: 'PENDING', receivedAmount: 400_000 }))).toMatchObject({
      step: 'processing',
      receivedAmount: 400_000,
    });
    expect(
      openForm(init({ status: 'DONE', receivedAmount: 1_200_000, statusDate: '2026-11-20' })),
    ).toMatchObject({ step: 'success', receivedAmount: 1_200_000, since: '2026-11-20' });
  });
});
