import { generateKeyPairSync, sign } from 'node:crypto';
import { type AccountId, asId } from '@tiyin/domain/ids';
import { expect, test } from 'vitest';
import type { Decision } from '../world.ts';
import { checkDays } from './check-days.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkEndpoints } from './check-endpoints.ts';
import { checkLines } from './check-lines.ts';
import { checkReports } from './check-reports.ts';
import type { Effect, KeptApproval } from './kept-approvals.ts';

const decision: Decision = {
  approvalId: 'a',
  kind: 'REFUND',
  taken: ['APPROVED'],
  read: 'APPROVED',
};
const approval: KeptApproval = {
  id: 'a',
  kind: 'REFUND',
  status: 'APPROVED',
  subject: 'invoice:deposit',
};
const refund: Effect = { kind: 'REFUND', subject: 'invoice:deposit' };

const decisionsOf = (
  decisions: Decision[],
  approvals: KeptApproval[],
  effects: Effect[] = [refund],
): string[] => checkDecisions({ world: { decisions }, approvals, effects });

test('a decision that is kept and took effect once is right', () => {
  expect(decisionsOf([decision], [approval])).toEqual([]);
});

test.each<[string, Decision, KeptApproval[]]>([
  ['is gone', decision, []],
  ['was taken, and it is PENDING', decision, [{ ...approval, status: 'PENDING' }]],
  ['more than one', { ...decision, taken: ['APPROVED', 'REJECTED'] }, [approval]],
  ['read REJECTED', { ...decision, read: 'REJECTED' }, [approval]],
])('a decision is found of which it is true: %s', (sentence, made, kept) => {
  expect(decisionsOf([made], kept).join()).toContain(sentence);
});

test.each<[string, KeptApproval[], Effect[]]>([
  ['made 2 times, approved 1', [approval], [refund, refund]],
  ['made 0 times, approved 1', [approval], []],
  ['made 1 times, approved 0', [{ ...approval, status: 'REJECTED' }], [refund]],
  ['made 1 times, approved 0', [approval], [refund, { ...refund, subject: 'account:1 of 100' }]],
])('a change is found that was %s times', (sentence, kept, effects) => {
  expect(decisionsOf([], kept, effects).join()).toContain(sentence);
});

const line = { reference: 'r', state: 'MATCHED', invoiceId: 'deposit' };
const linesOf = (lines: (typeof line)[]): string[] =>
  checkLines({ world: { lines: [{ reference: 'r', invoiceId: 'deposit' }] }, lines });

test('a line is found that was taken twice, not at all, or for another deposit', () => {
  expect(linesOf([line])).toEqual([]);
  expect(linesOf([line, line])).toHaveLength(1);
  expect(linesOf([])).toHaveLength(1);
  expect(linesOf([{ ...line, invoiceId: 'another' }])).toHaveLength(1);
});

const keys = generateKeyPairSync('ed25519');
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const eventOf = (id: string) => {
  const invoiceId = id === 'other' ? 'of another' : 'one';
  return { id, invoiceId, merchantId: 1, publicKey, body: `{"of":"${id}"}` };
};
const came = (id: string, isTaken = true, body = eventOf(id).body) => {
  const signature = sign(null, Buffer.from(`${id}.0.${eventOf(id).body}`), keys.privateKey);
  return {
    id,
    body,
    isTaken,
    timestamp: '0',
    contentType: '',
    path: '/endpoints/1',
    signature: `v1a,${signature.toString('base64')}`,
  };
};
const endpointOf = (...atEndpoints: ReturnType<typeof came>[]) =>
  checkEndpoints({ atEndpoints, endpointEvents: ['a', 'b', 'other'].map(eventOf) });

test('an event is found that an endpoint got late, altered or not at all', () => {
  const other = came('other');
  expect(endpointOf(came('a', false), other, came('a'), came('b'), came('b'))).toEqual([]);
  expect(endpointOf(other, came('b'), came('a')).join()).toContain('a: came behind');
  expect(endpointOf(other, came('a'), came('b', true, '{}')).join()).toContain(
    'b: arrived with another',
  );
  expect(endpointOf(other, came('a'), came('b', false)).join()).toContain('b: never taken');
});

test('a closed day is found that is open, or that was closed or taken twice', () => {
  const kept = { day: '2020-01-01', difference: '-100', lines: 1, audited: 1 };
  const world = { closedDays: [{ accountId: asId<AccountId>(1), day: kept.day }] };
  expect(checkDays({ world, closedDays: [kept] })).toEqual([]);
  expect(checkDays({ world, closedDays: [] })).toHaveLength(1);
  expect(checkDays({ world, closedDays: [{ ...kept, audited: 2 }] })).toHaveLength(1);
  expect(checkDays({ world, closedDays: [{ ...kept, lines: 2 }] })).toHaveLength(1);
});

test('a report is found that was written twice or not at all, did not come, or is the last one', () => {
  const sending = { id: 'a', scheduleId: 1, dueAt: 'noon', state: 'SENT', hasNext: true };
  const arrived = { id: 'a', isTaken: true };
  const reportsOf = (sendings: (typeof sending)[], atReports = [arrived]) =>
    checkReports({
      world: { dueReports: [{ scheduleId: 1, dueAt: 'noon' }] },
      sendings,
      atReports,
    });
  expect(reportsOf([sending])).toEqual([]);
  expect(reportsOf([])).toHaveLength(1);
  expect(reportsOf([sending, sending])).toHaveLength(1);
  expect(reportsOf([sending], [])).toHaveLength(1);
  expect(reportsOf([{ ...sending, hasNext: false }])).toHaveLength(1);
});
