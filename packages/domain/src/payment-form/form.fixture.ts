import {
  type FormEvent,
  type FormInit,
  type FormState,
  failContinueUrl,
  formTransition,
  openForm,
  successContinueUrl,
} from './index.ts';

// a form and its events for the tests of this room
export const humo = { id: 1, name: 'Humo', minAmount: 100_000, maxAmount: 5_000_000 };
export const uzcard = { id: 2, name: 'Uzs', minAmount: 10_000, maxAmount: 50_000 };
export const credentials = { value: '9860120115551234', bankName: 'Ipak Yoʻli' };
export const successUrl = 'https://shop.example/complete';

export function init(change: Partial<FormInit> = {}): FormInit {
  return {
    invoiceId: '019aa1f1-e0b3-7000-8000-00000000442e',
    url: 'https://pay.test/payment/f-1',
    successUrl: 'https://shop.example/success',
    cancelUrl: 'https://shop.example/cancel',
    errorUrl: 'https://shop.example/error',
    methods: [humo],
    type: 'Deposit',
    amount: 1_000_000,
    canChangeAmount: true,
    currencyInfo: { code: 'UZS', dimension: 2, minValue: 100_000, maxValue: 10_000_000 },
    expiredIn: '2026-11-20T10:15:00.000Z',
    serverTime: '2026-11-20T10:00:00.000Z',
    status: 'NEW',
    ...change,
  };
}

export const twoMethods = { methods: [humo, uzcard] };
export const received: FormEvent<'credentials-received'> = {
  type: 'credentials-received',
  methodId: 1,
  amount: 1_000_001,
  credentials,
};
export const withdrawal = { type: 'Withdrawal' } as const;
export const kept: FormEvent<'amount-kept'> = {
  type: 'amount-kept',
  methodId: 1,
  amount: 1_000_000,
};
export const paid: FormEvent<'paid-confirmed'> = { type: 'paid-confirmed', successUrl };
export const run = (state: FormState, ...events: FormEvent[]) =>
  events.reduce(formTransition, state);
/** A status a minute after the form was opened, of the choice that `received` answers. */
export const status = (
  code: FormInit['status'],
  change: Partial<FormEvent<'status-received'>> = {},
): FormEvent<'status-received'> => ({
  type: 'status-received',
  status: code,
  serverTime: '2026-11-20T10:01:00.000Z',
  amount: 1_000_001,
  methodId: 1,
  ...change,
});
export const waiting = (change: Partial<FormInit> = {}) =>
  openForm(init({ paymentMethodName: 'Humo', ...change }));

export function continueUrl(state: FormState): string | undefined {
  if (state.step === 'success') {
    return successContinueUrl(state);
  }
  return state.step === 'fail' ? failContinueUrl(state) : undefined;
}
