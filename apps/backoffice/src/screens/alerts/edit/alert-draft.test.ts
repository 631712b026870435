import { alertKinds } from '@tiyin/domain/alerts';
import { describe, expect, test } from 'vitest';
import { makeAlertRule } from '../../../fixtures/alerts.ts';
import { draftOf, newDraft, requestOf, withKind } from './alert-draft.ts';

describe('a draft of an alert rule', () => {
  test('is the request that made the rule', () => {
    const rule = makeAlertRule();
    expect(requestOf(draftOf(rule))).toEqual({
      name: rule.name,
      condition: rule.condition,
      merchantId: 7,
      terminalId: 12,
      webhookUrl: rule.webhookUrl,
      emails: ['night@bozor.example'],
      quietMinutes: 30,
      enabled: true,
    });
  });

  test.each([
    [{ kind: 'CALLBACKS_FAILING', minutes: 10, count: 3 }],
    [{ kind: 'CALLBACKS_FAILING', minutes: 10, percent: 5, minimum: 40 }],
    [{ kind: 'BALANCE_BELOW', amount: 500_000_000, currency: 'UZS' }],
    [{ kind: 'NO_PAYMENTS', minutes: 60 }],
  ] as const)('keeps the condition %j', (condition) => {
    expect(requestOf(draftOf(makeAlertRule({ condition }))).condition).toEqual(condition);
  });

  // RUN-561
  test.each(alertKinds)('of another kind has its numbers and its scope alone: %s', (kind) => {
    const draft = { ...withKind(newDraft('SUCCESS_RATE_BELOW', 7), kind), terminalId: '12' };
    const request = requestOf({ ...draft, amount: 100n });
    expect(request.condition.kind).toBe(kind);
    const isOfInstallation = kind === 'ACCOUNT_NEAR_LIMIT' || kind === 'INVARIANT_BROKEN';
    expect(request.merchantId).toBe(isOfInstallation ? null : 7);
    const hasTerminal = !isOfInstallation && kind !== 'BALANCE_BELOW';
    expect(request.terminalId).toBe(hasTerminal ? 12 : null);
  });

  test('takes addresses apart, however people separate them', () => {
    const draft = {
      ...newDraft('NO_PAYMENTS', 7),
      emails: ' a@b.example, c@d.example;\ne@f.example a@b.example ',
    };
    expect(requestOf(draft).emails).toEqual(['a@b.example', 'c@d.example', 'e@f.example']);
  });
});
