import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { init } from './form.fixture.ts';
import {
  amountStep,
  canChooseMethod,
  canGoBack,
  clockOffset,
  countdown,
  countdownText,
  credentialRetryDelayMs,
  decreaseAmount,
  type FormInit,
  longWaitMs,
  increaseAmount,
  isWithinMethodLimits,
  quickAmounts,
  statusPollMs,
  wayOutOfWait,
} from './index.ts';

const limits = { minValue: 100_000, maxValue: 1_000_000 };

describe('the amount stepper', () => {
  // FORM-21
  test('steps by 100 000, up to the maximum and down to the minimum and no further', () => {
    expect(increaseAmount(900_000, limits)).toBe(1_000_000);
    expect(increaseAmount(900_001, limits)).toBeNull();
    expect(decreaseAmount(200_000, limits)).toBe(100_000);
    expect(decreaseAmount(199_999, limits)).toBeNull();
  });

  test('a step that was taken can be taken back', () => {
    fc.assert(
      fc.property(fc.integer({ min: limits.minValue, max: limits.maxValue }), (amount) => {
        const increased = increaseAmount(amount, limits);
        const back = increased === null ? amount : decreaseAmount(increased, limits);
        expect(back).toBe(amount);
      }),
    );
  });

  // FORM-22
  test('the chips are whole steps', () => {
    expect(quickAmounts).toEqual([100_000, 1_000_000, 5_000_000, 10_000_000]);
    expect(quickAmounts.every((amount) => amount % amountStep === 0)).toBe(true);
  });
});

describe('amounts that a form allows', () => {
  const method = { id: 1, name: 'Humo', minAmount: 100, maxAmount: 200 };
  const form = (change: Partial<FormInit>): FormInit => ({
    invoiceId: '',
    url: '',
    successUrl: '',
    cancelUrl: '',
    errorUrl: '',
    methods: [method],
    type: 'Deposit',
    amount: 300,
    canChangeAmount: false,
    currencyInfo: { code: 'UZS', dimension: 2, ...limits },
    expiredIn: '',
    serverTime: '',
    status: 'NEW',
    ...change,
  });
  const rub = { code: 'RUB', dimension: 2, ...limits };

  test('a method accepts its limits and amounts between them', () => {
    const taken = [99, 100, 200, 201].map((amount) => isWithinMethodLimits(amount, method));
    expect(taken).toEqual([false, true, true, false]);
  });

  test('a method can be chosen when it takes the amount, or the amount can change', () => {
    expect(canChooseMethod(form({}), method)).toBe(false);
    expect(canChooseMethod(form({ amount: 150 }), method)).toBe(true);
    expect(canChooseMethod(form({ canChangeAmount: true }), method)).toBe(true);
  });

  // FORM-25
  test('the back arrow needs something to change, and is never there for RUB', () => {
    expect(canGoBack(form({}))).toBe(false);
    expect(canGoBack(form({ canChangeAmount: true }))).toBe(true);
    expect(canGoBack(form({ methods: [method, method] }))).toBe(true);
    expect(canGoBack(form({ canChangeAmount: true, currencyInfo: rub }))).toBe(false);
  });
});

describe('choosing otherwise when no account is free', () => {
  const method = { id: 1, name: 'Sbp', minAmount: 100, maxAmount: 200 };
  const other = { ...method, id: 2 };
  const way = (change: Partial<FormInit>) => wayOutOfWait(init({ amount: 150, ...change }), method);

  test('is another method, also for RUB; else another amount; else nothing', () => {
    const currencyInfo = { code: 'RUB', dimension: 2, ...limits };
    expect(way({ methods: [method, other], currencyInfo })).toBe('method');
    expect(way({ methods: [method] })).toBe('amount');
    expect(way({ methods: [method], canChangeAmount: false })).toBeUndefined();
  });

  test('excludes methods that cannot accept a fixed amount', () => {
    const methods = [method, { ...other, minAmount: 151 }];
    expect(way({ methods, canChangeAmount: false })).toBeUndefined();
  });

  test('is offered after a minute', () => {
    expect(longWaitMs).toBe(60_000);
  });
});

describe('polling', () => {
  // FORM-28
  test('credentials after a second, slower after ten tries, never slower than 5 seconds', () => {
    const delays = [1, 10, 11, 12, 18, 19, 1000].map(credentialRetryDelayMs);
    expect(delays).toEqual([1000, 1000, 1500, 2000, 5000, 5000, 5000]);
  });

  // FORM-55
  test('the status every 5 seconds', () => {
    expect(statusPollMs).toBe(5000);
  });
});

describe('the countdown', () => {
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  const day = 24 * hour;
  const left = (ms: number) => countdown(1_000_000 + ms, 1_000_000);

  test.each([
    [14 * minute + 32 * second, '14:32'],
    [hour + 4 * minute + 32 * second, '1:04:32'],
    [5 * second, '00:05'],
    [1, '00:01'],
    [0, '00:00'],
    [-hour, '00:00'],
    [day - second, '23:59:59'],
    [day + hour, '25:00:00'],
  ])('%d ms are %s', (ms, text) => {
    expect(countdownText(left(ms))).toBe(text);
  });

  // FORM-51
  test('from one day on, only days are shown', () => {
    expect(left(day)).toMatchObject({ kind: 'days', days: 1, hours: 0 });
    expect(left(day - second)).toMatchObject({ kind: 'clock', days: 0, hours: 23 });
  });

  // FORM-52
  test('is urgent when neither hours nor minutes remain, and over only at zero', () => {
    expect(left(minute)).toMatchObject({ isUrgent: false, isOver: false });
    expect(left(59 * second)).toMatchObject({ isUrgent: true, isOver: false });
    expect(left(1)).toMatchObject({ isUrgent: true, isOver: false });
    expect(left(0)).toMatchObject({ isUrgent: true, isOver: true });
  });

  test('its parts add up to the remaining time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * 86_400 }), (seconds) => {
        const parts = left(seconds * second);
        const total = ((parts.days * 24 + parts.hours) * 60 + parts.minutes) * 60 + parts.seconds;
        expect(total).toBe(seconds);
      }),
    );
  });

  test("the server's clock is the local one and its offset", () => {
    const local = Date.UTC(2026, 10, 20, 10, 0, 7);
    const offset = clockOffset('2026-11-20T10:00:00.000Z', local);
    expect(offset).toBe(-7000);
    expect(() => clockOffset('now', local)).toThrow(RangeError);
  });
});
