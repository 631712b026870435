import { expect, test } from 'vitest';
import type { Decision } from '../world.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkLines } from './check-lines.ts';
import type { KeptApproval } from './kept-approvals.ts';

const decision: Decision = {
  invoiceId: 'deposit',
  approvalId: 'a',
  kind: 'REFUND',
  taken: ['APPROVED'],
  read: 'APPROVED',
};
const approval: KeptApproval = {
  id: 'a',
  kind: 'REFUND',
  status: 'APPROVED',
  invoiceId: 'deposit',
  refunds: 1,
  returns: 0,
};

const decisionsOf = (decisions: Decision[], approvals: KeptApproval[]): string[] =>
  checkDecisions({ world: { decisions }, approvals });

test('a decision that is kept and took effect once is right', () => {
  expect(decisionsOf([decision], [approval])).toEqual([]);
});

test.each<[string, Decision, KeptApproval[]]>([
  ['is gone', decision, []],
  ['was taken, and it is PENDING', decision, [{ ...approval, status: 'PENDING', refunds: 0 }]],
  ['more than one', { ...decision, taken: ['APPROVED', 'REJECTED'] }, [approval]],
  ['read REJECTED', { ...decision, read: 'REJECTED' }, [approval]],
  ['2 refunds by staff, 1 approved', decision, [{ ...approval, refunds: 2 }]],
])('a decision is found of which it is true: %s', (sentence, made, kept) => {
  expect(decisionsOf([made], kept).join()).toContain(sentence);
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
