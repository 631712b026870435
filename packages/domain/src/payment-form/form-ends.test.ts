import { describe, expect, test } from 'vitest';
import {
  continueUrl,
  credentials,
  init,
  kept,
  paid,
  received,
  run,
  status,
  twoMethods,
  waiting,
  withdrawal,
} from './form.fixture.ts';
import {
  type EndScreen,
  endedBeforeRequisites,
  type FormInit,
  needsRenewal,
  openForm,
  processingPhase,
} from './index.ts';

const cancelUrl = 'https://shop.example/cancel';
const errorUrl = 'https://shop.example/error';
const over = '2026-11-20T10:15:00.000Z';
const graceEnd = '2026-11-20T10:45:00.000Z';
const shown = run(waiting(twoMethods), received);
const issued = { paymentMethodId: 1, paymentMethodName: 'Humo', amount: 1_000_001, credentials };

// FORM-212
describe('where Fail continues', () => {
  const ends = [
    ['CANCELED', over, 'choice', cancelUrl],
    ['CANCELED', over, 'waiting', errorUrl],
    ['CANCELED', over, 'credential', errorUrl],
    ['CANCELED', '2026-11-20T10:05:00.000Z', 'credential', cancelUrl],
    ['DECLINED', over, 'processing', cancelUrl],
    ['DECLINED', '2026-11-20T10:05:00.000Z', 'credential', errorUrl],
    ['DECLINED', '2026-11-20T10:05:00.000Z', 'choice', cancelUrl],
  ] as const;

  test.each(ends)('%s at %s on %s, to %s, live and after a reload', (code, at, endedOn, url) => {
    const progress = { statusDate: at, endedOn, serverTime: graceEnd };
    const pages = [
      openForm(init(twoMethods)),
      openForm(init()),
      waiting(twoMethods),
      shown,
      run(shown, paid),
      run(waiting(withdrawal), kept),
    ];
    const live = pages
      // "I have paid" ended the deadline: a form that was waited for does not expire
      .filter(({ step }) => step !== 'processing' || endedOn === 'processing')
      .map((page) => run(page, status(code, progress)));
    for (const state of [...live, openForm(init({ status: code, ...progress }))]) {
      expect(continueUrl(state)).toBe(url);
    }
  });

  test('a requisites page that is renewed at its end follows the server, too', () => {
    const stale = run(shown, status('IN_PROGRESS', { amount: 700_000 }));
    const ended = init({ status: 'DECLINED', endedOn: 'processing' });
    expect(continueUrl(run(stale, { type: 'opened', init: ended }))).toBe(cancelUrl);
  });

  test('a cancellation after "I have paid" is not a missed deadline', () => {
    const canceled = { status: 'CANCELED', statusDate: graceEnd, endedOn: 'processing' } as const;
    expect(openForm(init({ ...canceled }))).toMatchObject({ reason: 'canceled' });
  });

  test('a cancellation stays one, however late its page is opened', () => {
    const canceled = { status: 'CANCELED', statusDate: '2026-11-20T10:05:00.000Z' } as const;
    expect(openForm(init({ ...canceled, serverTime: graceEnd }))).toMatchObject({
      reason: 'canceled',
    });
  });
});

// FORM-207
test.each([
  ['choice', true],
  ['waiting', true],
  ['credential', false],
  ['processing', false],
  [undefined, undefined],
] as const)('ended on %s: before any requisites %s', (endedOn, expected) => {
  const given: { endedOn?: EndScreen } = endedOn === undefined ? {} : { endedOn };
  const state = openForm(init({ status: 'CANCELED', ...given }));
  expect(state.step === 'fail' && endedBeforeRequisites(state)).toBe(expected);
});

// FORM-205
describe('late money', () => {
  const end = { statusDate: over, serverTime: over, endedOn: 'credential' } as const;
  const failed = run(shown, status('CANCELED', { ...end, lookedForUntil: graceEnd }));

  test('late money is awaited until the grace ends, and the page shows until when', () => {
    expect(failed).toMatchObject({ step: 'fail', lookedForUntil: graceEnd });
    const again = { ...end, serverTime: '2026-11-20T10:20:00.000Z', lookedForUntil: graceEnd };
    expect(run(failed, status('CANCELED', again))).toBe(failed);
    const after = run(failed, status('CANCELED', end));
    expect(after).toMatchObject({ step: 'fail', reason: 'expired', origin: 'credential' });
    expect(after).toMatchObject({ lookedForUntil: undefined });
  });

  test.each([
    ['DONE', 'success'],
    ['PAYED', 'processing'],
    ['PENDING', 'processing'],
    ['ERROR', 'processing'],
    ['NEW', 'fail'],
    ['IN_PROGRESS', 'fail'],
  ] as const)("leads from Fail to the status's step in %s: %s", (code, step) => {
    expect(run(failed, status(code)).step).toBe(step);
    expect(run(failed, status(code, { amount: undefined })).step).toBe(step);
  });

  test('means nothing to a form that never opened', () => {
    const unopened = { step: 'fail', origin: 'init', reason: 'refused' } as const;
    expect(run(unopened, status('DONE'))).toBe(unopened);
  });
});

// FORM-203
describe('requisites while the money is awaited', () => {
  test('stay those that the customer was shown last', () => {
    expect(run(shown, paid)).toMatchObject({ isAwaited: true, issued });
    expect(run(shown, status('PENDING'))).toMatchObject({ isAwaited: true, issued });
    const opened = openForm(init({ ...twoMethods, status: 'PENDING', issued }));
    expect(opened).toMatchObject({ isAwaited: true, issued });
  });

  test('are not needed once the money was seen, or staff decide', () => {
    for (const code of ['PAYED', 'ERROR'] as const) {
      expect(run(shown, paid, status(code))).toMatchObject({ isAwaited: false });
    }
    expect(run(waiting(withdrawal), kept, paid)).toMatchObject({ isAwaited: false });
  });

  test('are requested if this page never had the current ones', () => {
    const other = status('PENDING', { amount: 700_000 });
    for (const page of [openForm(init(twoMethods)), waiting(twoMethods), shown]) {
      const behind = run(page, other);
      expect(behind).not.toHaveProperty('issued');
      expect(needsRenewal(behind)).toBe(true);
      const known: FormInit = init({ ...twoMethods, status: 'PENDING', issued });
      const learned = run(behind, { type: 'opened', init: known });
      expect(learned).toMatchObject({ step: 'processing', issued });
      expect(needsRenewal(learned)).toBe(false);
      expect(run(learned, { type: 'opened', init: known })).toBe(learned);
    }
  });

  test('are renewed on their own page alone', () => {
    expect(needsRenewal(shown)).toBe(false);
    expect(needsRenewal(run(shown, status('IN_PROGRESS', { amount: 700_000 })))).toBe(true);
    expect(needsRenewal(openForm(init({ ...withdrawal, status: 'IN_PROGRESS' })))).toBe(false);
  });
});

// FORM-206
describe('the duration of Processing', () => {
  const minute = 60_000;

  test('is as usual, then longer, then so long that help is offered', () => {
    const phases = [0, 3 * minute - 1, 3 * minute, 5 * minute - 1, 5 * minute];
    expect(phases.map(processingPhase)).toEqual(['usual', 'usual', 'long', 'long', 'help']);
  });

  test('counts from the start of the wait, in any later status', () => {
    const since = '2026-11-20T10:05:00.000Z';
    const lookedForUntil = '2026-11-20T11:05:00.000Z';
    const pending = status('PENDING', { statusDate: since, lookedForUntil });
    const state = run(shown, paid, pending);
    expect(state).toMatchObject({ since, lookedForUntil });
    expect(run(state, pending)).toBe(state);
    const later = status('ERROR', { statusDate: '2026-11-20T10:09:00.000Z' });
    expect(run(state, later)).toMatchObject({ since, lookedForUntil: undefined });
    const opened = openForm(init({ status: 'PENDING', statusDate: since, lookedForUntil }));
    expect(opened).toMatchObject({ since, lookedForUntil });
  });
});
