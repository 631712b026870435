import { expect, test } from 'vitest';
import { readAnswer, readCurrent } from './answers.ts';
import { ApiProblem } from './errors.ts';
import { BalanceAnswerStruct, FormStatusAnswerStruct } from './generated/structs.ts';
import type { BalanceAnswer, FormStatusAnswer } from './generated/types.ts';

const answer = { serverTime: '2026-11-20T13:26:58.000Z', status: 'DONE' };
const readStatus = (body: unknown) =>
  readAnswer<FormStatusAnswer>(FormStatusAnswerStruct, body, 'getFormStatus');

test('a response that follows the contract is returned', () => {
  expect(readStatus(answer)).toBe(answer);
});

// API-448
test('properties that are not known yet are let through', () => {
  expect(readStatus({ ...answer, queue: 3 })).toMatchObject({ queue: 3 });
});

test.each([
  ['an unknown status', { ...answer, status: 'LOST' }],
  ['a missing time', { status: 'DONE' }],
  ['a null', { ...answer, serverTime: null }],
  ['nothing', undefined],
  ['a page of HTML', '<html>'],
])('%s is a problem of the kind contract that names the operation', (_name, body) => {
  expect(() => readStatus(body)).toThrow(
    expect.objectContaining({
      detail: expect.stringMatching(/^getFormStatus: /),
      kind: 'contract',
    }),
  );
});

test.each([1.5, 2 ** 53, '100', null])('%s is not an amount', (sum) => {
  const currency = { code: 'UZS', dimension: 2, id: 1, name: 'Uzbek sum' };
  const read = (value: unknown) =>
    readAnswer<BalanceAnswer>(BalanceAnswerStruct, { data: [{ currency, sum: value }] }, 'x');
  expect(read(-100).data[0]?.sum).toBe(-100);
  expect(() => read(sum)).toThrow(ApiProblem);
});

test('the current state of a conflict is read only when it is one', () => {
  const facts = { code: 'conflict', kind: 'http', status: 409, title: 'Changed' } as const;
  const read = (current: unknown) =>
    readCurrent<FormStatusAnswer>(FormStatusAnswerStruct, new ApiProblem({ ...facts, current }));
  expect(read(answer)).toBe(answer);
  expect(read(undefined)).toBeUndefined();
});
