import { describe, expect, test } from 'vitest';
import {
  continueUrl,
  credentials,
  humo,
  init,
  kept,
  received,
  run,
  status,
  twoMethods,
  waiting,
  withdrawal,
} from './form.fixture.ts';
import { type FormEvent, type FormInit, openForm } from './index.ts';

const missing: FormEvent = { type: 'credentials-missing' };
const waited: FormEvent = { type: 'waited-long' };
const leave: FormEvent = { type: 'wait-left' };

describe('no account is free', () => {
  const long = (change: Partial<FormInit> = {}) => run(waiting(change), missing, waited);

  test('after a minute the wait counts as long, and continues', () => {
    expect(long()).toMatchObject({ step: 'credential', attempts: 1, isLongWait: true });
    expect(run(long(), missing)).toMatchObject({ attempts: 2, isLongWait: true });
    expect(run(long(), received)).toMatchObject({ credentials });
    const once = long();
    expect(run(once, waited)).toBe(once);
  });

  test('is undefined before the server reports it, and with requisites', () => {
    const untouched = waiting();
    expect(run(untouched, waited)).toBe(untouched);
    const shown = run(waiting(), missing, received);
    expect(run(shown, waited)).toBe(shown);
  });

  test('then another method may be chosen, for RUB too', () => {
    const currencyInfo = { ...init().currencyInfo, code: 'RUB' };
    expect(run(long(twoMethods), leave).step).toBe('method');
    expect(run(long({ ...twoMethods, currencyInfo }), leave).step).toBe('method');
  });

  test('or another amount, if there is one method', () => {
    expect(run(long(), leave)).toEqual({
      step: 'init',
      init: init({ paymentMethodName: 'Humo' }),
      method: humo,
      amount: 1_000_000,
    });
  });

  test('and nothing where neither can be changed, nor before the minute, nor with requisites', () => {
    const states = [
      long({ canChangeAmount: false }),
      run(waiting(twoMethods), missing),
      run(long(twoMethods), received),
    ];
    for (const state of states) {
      expect(run(state, leave)).toBe(state);
    }
  });
});

describe('a fourth amount on one form', () => {
  const refused: FormEvent = { type: 'amounts-used-up', methodId: 1 };
  const issued = {
    paymentMethodId: 1,
    paymentMethodName: 'Humo',
    amount: 700_000,
    credentials,
  };
  const inProgress = { status: 'IN_PROGRESS', issued } as const;

  test('restores the latest requisites, with the reason', () => {
    const state = run(waiting(), refused);
    expect(state).toMatchObject({ step: 'credential', isStale: true, notice: 'amounts-used-up' });
    const back = run(state, { type: 'opened', init: init(inProgress) });
    expect(back).toMatchObject({ amount: 700_000, credentials, notice: 'amounts-used-up' });
    expect(back).not.toHaveProperty('isStale');
  });

  test('is let go with the next choice', () => {
    const back = run(waiting(), refused, { type: 'opened', init: init(inProgress) });
    expect(run(back, { type: 'back' })).not.toHaveProperty('notice');
  });

  test('means nothing for a method that was left, or once there are requisites', () => {
    const left = waiting({ ...twoMethods, paymentMethodName: 'Uzs' });
    expect(run(left, refused)).toBe(left);
    const shown = run(waiting(), received);
    expect(run(shown, refused)).toBe(shown);
  });
});

describe('two pages of one form', () => {
  const shown = run(waiting(twoMethods), received);
  const elsewhere = status('IN_PROGRESS', { amount: 700_000 });
  const issued = {
    paymentMethodId: 1,
    paymentMethodName: 'Humo',
    amount: 700_000,
    credentials: { value: '9860350142210077' },
  };

  test.each([
    ['amount', elsewhere],
    ['method', status('IN_PROGRESS', { methodId: 2 })],
  ])('requisites for another %s make those of this page stale, once', (_what, event) => {
    const stale = run(shown, event);
    expect(stale).toMatchObject({ step: 'credential', credentials, isStale: true });
    expect(run(stale, event)).toBe(stale);
  });

  test('the page then shows the latest choice and says that it changed', () => {
    const renewed = init({ ...twoMethods, status: 'IN_PROGRESS', issued });
    const state = run(shown, elsewhere, { type: 'opened', init: renewed });
    const expected = { step: 'credential', amount: 700_000, credentials: issued.credentials };
    expect(state).toMatchObject({ ...expected, notice: 'changed' });
    expect(state).not.toHaveProperty('isStale');
    expect(run(state, elsewhere)).toBe(state);
  });

  test('an unneeded init response changes nothing', () => {
    expect(run(shown, { type: 'opened', init: init() })).toBe(shown);
  });

  test('a stale page follows the form wherever it is by then', () => {
    const opened = (change: Partial<FormInit>): FormEvent => ({
      type: 'opened',
      init: init({ ...twoMethods, ...change }),
    });
    const follow = (change: Partial<FormInit>) => run(shown, elsewhere, opened(change));
    expect(follow({ status: 'PENDING' }).step).toBe('processing');
    expect(follow({ status: 'DONE' }).step).toBe('success');
    expect(follow({}).step).toBe('method');
    expect(continueUrl(follow({ status: 'DECLINED' }))).toBe('https://shop.example/error');
  });

  test('a page that is still requesting its own requisites is not stale', () => {
    const waitingForm = waiting(twoMethods);
    expect(run(waitingForm, elsewhere)).toBe(waitingForm);
    expect(run(shown, status('IN_PROGRESS'))).toBe(shown);
  });

  test('neither is one whose form has no choice any more, nor a withdrawal', () => {
    expect(run(shown, status('IN_PROGRESS', { amount: 1, methodId: undefined }))).toBe(shown);
    const entering = run(waiting(withdrawal), kept);
    expect(run(entering, status('NEW', { amount: 1 }))).toBe(entering);
  });
});

describe('an older server, which does not report the choice', () => {
  const withoutChoice = { amount: undefined, methodId: undefined };
  const shown = run(waiting(twoMethods), received);

  test('makes nothing stale, and the amount on the page counts', () => {
    expect(run(shown, status('IN_PROGRESS', withoutChoice))).toBe(shown);
    expect(run(shown, status('PENDING', withoutChoice))).toMatchObject({ amount: 1_000_001 });
    expect(run(openForm(init(twoMethods)), status('DONE', withoutChoice))).toMatchObject({
      step: 'success',
      amount: 1_000_000,
    });
    const processing = run(shown, status('PENDING', withoutChoice));
    expect(run(processing, status('PENDING', withoutChoice))).toBe(processing);
  });
});

describe('causes of a failure', () => {
  const at = (serverTime: string) => status('CANCELED', { serverTime });

  test('is the deadline once that has passed, and a cancellation before', () => {
    const state = openForm(init());
    expect(run(state, at('2026-11-20T10:15:00.000Z'))).toMatchObject({ reason: 'expired' });
    expect(run(state, at('2026-11-20T10:14:00.000Z'))).toMatchObject({ reason: 'canceled' });
  });

  test('is a refusal where a call was refused', () => {
    const shown = run(waiting(), received);
    expect(run(shown, { type: 'complete-failed' })).toMatchObject({ reason: 'refused' });
  });
});
