import { describe, expect, test } from 'vitest';
import { minorUnits } from '../money/index.ts';
import { permissions } from '../permissions/index.ts';
import {
  alertConditionError,
  alertConditionWords,
  alertEmailsError,
  alertKinds,
  alertKindTitle,
  type AlertNumbers,
  alertScope,
  type AlertStanding,
  type AlertVerdict,
  isEmailAddress,
  nextAlertStep,
  offeredAlertKinds,
  readAlertCondition,
  splitEmails,
  visibleAlertKinds,
} from './index.ts';

const whole: readonly (readonly [string, AlertNumbers])[] = [
  [
    'Success rate below 70 % in 30 minutes, of 20 payments or more',
    { kind: 'SUCCESS_RATE_BELOW', percent: 70, minutes: 30, minimum: 20 },
  ],
  ['No successful payment for 1 minute', { kind: 'NO_PAYMENTS', minutes: 1 }],
  [
    '5 % or more of the callbacks failing in 10 minutes, of 40 or more',
    { kind: 'CALLBACKS_FAILING', minutes: 10, percent: 5, minimum: 40 },
  ],
  [
    '1 callback or more failing in 10 minutes',
    { kind: 'CALLBACKS_FAILING', minutes: 10, count: 1 },
  ],
  ['An account at 90 % of its limit or more', { kind: 'ACCOUNT_NEAR_LIMIT', percent: 90 }],
  ['A check of the system is broken', { kind: 'INVARIANT_BROKEN' }],
  [
    'Balance below 5\u202F000.00\u00A0UZS',
    { kind: 'BALANCE_BELOW', amount: minorUnits(500_000n), currency: 'UZS' },
  ],
];

describe('the condition of an alert rule', () => {
  // RUN-560
  test.each(whole)('%s: so a condition reads', (words, numbers) => {
    expect(alertConditionError(numbers)).toBeUndefined();
    expect(alertConditionWords(readAlertCondition(numbers))).toBe(words);
  });

  // RUN-561
  test.each<readonly [string, AlertNumbers]>([
    ['minimum', { kind: 'SUCCESS_RATE_BELOW', percent: 70, minutes: 30 }],
    ['minutes', { kind: 'NO_PAYMENTS' }],
    ['percent', { kind: 'NO_PAYMENTS', minutes: 5, percent: 4 }],
    ['percent', { kind: 'CALLBACKS_FAILING', minutes: 5 }],
    ['minimum', { kind: 'CALLBACKS_FAILING', minutes: 5, percent: 4 }],
    ['percent', { kind: 'CALLBACKS_FAILING', minutes: 5, count: 4, percent: 4 }],
    ['count', { kind: 'INVARIANT_BROKEN', count: 1 }],
    ['currency', { kind: 'BALANCE_BELOW', amount: minorUnits(1n) }],
  ])('lacks %s, or has it and should not', (field, numbers) => {
    expect(alertConditionError(numbers)?.field).toBe(field);
    expect(() => readAlertCondition(numbers)).toThrow(field);
  });

  test('has no number that is undefined', () => {
    const share = { kind: 'CALLBACKS_FAILING', minutes: 5, percent: 4, minimum: 3 } as const;
    expect(Object.keys(readAlertCondition({ ...share, count: undefined }))).toEqual(
      Object.keys(share),
    );
  });

  test('has a title of its own for each kind', () => {
    expect(new Set(alertKinds.map(alertKindTitle)).size).toBe(alertKinds.length);
  });
});

// RUN-562
describe('the kinds that a person sees', () => {
  test('are those whose figures their permissions show', () => {
    expect(visibleAlertKinds(permissions)).toEqual(alertKinds);
    expect(visibleAlertKinds([])).toEqual([]);
    const callbacks = ['SUCCESS_RATE_BELOW', 'NO_PAYMENTS', 'CALLBACKS_FAILING'];
    expect(visibleAlertKinds(['merchant.callback.read'])).toEqual(callbacks);
    expect(visibleAlertKinds(['merchant.read.finance'])).toEqual(['BALANCE_BELOW']);
    expect(visibleAlertKinds(['people.account', 'audit.read'])).toEqual([
      'ACCOUNT_NEAR_LIMIT',
      'INVARIANT_BROKEN',
    ]);
  });

  test('are offered to people of one merchant without those about the installation', () => {
    const ofMerchants = alertKinds.filter((kind) => alertScope(kind).merchant !== 'none');
    expect(offeredAlertKinds(permissions, false)).toEqual(ofMerchants);
    expect(offeredAlertKinds(permissions, true)).toEqual(alertKinds);
  });
});

// RUN-566
describe('e-mail addresses', () => {
  test.each(['a@b.example', 'night+1@mail.bozor.example', "o'neil@b-c.example"])(
    '%s is one',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  test.each([
    '',
    'a',
    'a@b',
    'a b@c.example',
    'a@b.example,c@d.example',
    'A <a@b.example>',
    '"a b"@c.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@-b.example',
    'ж@b.example',
    `${'a'.repeat(64)}@${'b'.repeat(190)}.example`,
  ])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));

  test('are separated as people write them, each once', () => {
    expect(splitEmails(' a@b.example;c@d.example,\n a@b.example ')).toEqual([
      'a@b.example',
      'c@d.example',
    ]);
  });

  test('are ten at most, and the wrong one is named', () => {
    const many = Array.from({ length: 11 }, (_, each) => `a${each}@b.example`);
    expect(alertEmailsError(many)).toMatch(/at most 10/);
    expect(alertEmailsError(many.slice(1))).toBeUndefined();
    expect(alertEmailsError(['a@b.example', 'nobody'])).toMatch(/nobody$/);
  });
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

/** The steps that follow from a verdict each minute, with the state that they leave. */
function steps(verdicts: readonly AlertVerdict[], quietMinutes: number): string[] {
  let standing: AlertStanding = { firedAt: null, endedAt: null, calmSince: null };
  return verdicts.map((verdict, minute) => {
    const step = nextAlertStep(standing, verdict, { quietMinutes, now: at(minute) });
    if (step.do === 'fire') standing = { firedAt: at(minute), endedAt: null, calmSince: null };
    if (step.do === 'note') standing = { ...standing, calmSince: step.calmSince };
    if (step.do === 'end') standing = { ...standing, endedAt: step.calmSince, calmSince: null };
    return step.do === 'note' ? (step.calmSince ? 'calm' : 'again') : step.do;
  });
}

// RUN-563
describe('an alert', () => {
  test('fires once while the condition holds, and ends once', () => {
    const holds = ['clear', 'holds', 'holds', 'holds', 'clear', 'clear', 'holds'] as const;
    expect(steps(holds, 0)).toEqual([
      'nothing',
      'fire',
      'nothing',
      'nothing',
      'end',
      'nothing',
      'fire',
    ]);
  });

  test('says nothing in the quiet time, also where the condition comes and goes', () => {
    const verdicts = ['holds', 'clear', 'clear', 'holds', 'holds', 'clear', 'clear'] as const;
    expect(steps(verdicts, 3)).toEqual([
      'fire',
      'calm',
      'nothing',
      'again',
      'nothing',
      'end',
      'nothing',
    ]);
  });

  test('ends after the quiet time, as of when it was over', () => {
    const fired = { firedAt: at(0), endedAt: null, calmSince: at(2) };
    const quiet = { quietMinutes: 5 };
    expect(nextAlertStep(fired, 'clear', { ...quiet, now: at(4) })).toEqual({ do: 'nothing' });
    expect(nextAlertStep(fired, 'clear', { ...quiet, now: at(5) })).toEqual({
      do: 'end',
      calmSince: at(2),
    });
  });

  test('stays as it is where there is too little to say', () => {
    expect(steps(['unknown', 'holds', 'unknown', 'unknown', 'clear'], 0)).toEqual([
      'nothing',
      'fire',
      'nothing',
      'nothing',
      'end',
    ]);
  });
});
