import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceStatuses } from '../invoices/index.ts';
import { humo, init, kept, paid, received, status, uzcard } from './form.fixture.ts';
import { type FormEvent, type FormState, formTransition, loadingForm, openForm } from './index.ts';

describe('any sequence of events', () => {
  const code = fc.constantFrom(...invoiceStatuses.map((each) => each.code));
  const anyInit = fc
    .record({
      methods: fc.subarray([humo, uzcard]),
      canChangeAmount: fc.boolean(),
      status: code,
      type: fc.constantFrom('Deposit' as const, 'Withdrawal' as const),
      isPreselected: fc.boolean(),
    })
    .map(({ isPreselected, ...change }) =>
      init(isPreselected ? { ...change, paymentMethodName: 'Humo' } : change),
    );
  const event: fc.Arbitrary<FormEvent> = fc.oneof(
    fc.constantFrom<FormEvent>(
      { type: 'amount-confirmed' },
      { type: 'credentials-missing' },
      { type: 'waited-long' },
      { type: 'wait-left' },
      { type: 'amounts-used-up', methodId: 1 },
      { type: 'back' },
      { type: 'complete-failed' },
      { type: 'deadline-passed' },
      { type: 'failed' },
      received,
      kept,
      paid,
    ),
    anyInit.map((value): FormEvent => ({ type: 'opened', init: value })),
    fc.integer().map((amount): FormEvent => ({ type: 'amount-changed', amount })),
    fc.constantFrom(1, 2, 9).map((methodId): FormEvent => ({ type: 'method-chosen', methodId })),
    fc
      .record({
        code,
        amount: fc.constantFrom(1_000_001, 700_000),
        methodId: fc.constantFrom(1, 2),
      })
      .map(({ code: each, ...change }) => status(each, change)),
  );
  const steps = ['loading', 'method', 'init', 'credential', 'processing', 'success', 'fail'];

  test('stays within the steps, and reaches Success only by DONE', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: FormState = loadingForm;
        for (const each of events) {
          const next = formTransition(state, each);
          expect(steps).toContain(next.step);
          const hasJustSucceeded = next.step === 'success' && state.step !== 'success';
          expect(hasJustSucceeded && !JSON.stringify(each).includes('"status":"DONE"')).toBe(false);
          state = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  test('never leaves Success, and only the status moves a Fail from after init', () => {
    const ended = fc.constantFrom<FormState>(
      openForm(init({ status: 'DONE' })),
      openForm(init({ status: 'CANCELED' })),
    );
    fc.assert(
      fc.property(ended, event, (state, each) => {
        const isNews = each.type === 'status-received';
        const next = formTransition(state, each);
        const isLate = state.step === 'fail' && next.step !== 'fail';
        const isWatched = state.step === 'success' && next.step === 'success';
        expect(next === state || (isNews && (isLate || isWatched))).toBe(true);
      }),
    );
  });
});
