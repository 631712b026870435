import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, type ProblemKind } from './errors.ts';
import { recoveryDelayMs, scheduleWhileVisible } from './recovery.ts';

const failure = (kind: ProblemKind, status = 0) =>
  new ApiProblem({ code: kind, kind, status, title: kind });

test('a polled query that failed is polled again after its interval', () => {
  expect(recoveryDelayMs(failure('network'), undefined, 5000)).toBe(5000);
  expect(recoveryDelayMs(failure('http', 503), { isFinal: false }, () => 5000)).toBe(5000);
});

test('a query that is not polled, or not any more, is left alone', () => {
  const isFinal = (answer: { isFinal: boolean } | undefined) =>
    answer?.isFinal === true ? 0 : 5000;
  expect(recoveryDelayMs(failure('network'), undefined, undefined)).toBeNull();
  expect(recoveryDelayMs(failure('network'), undefined, 0)).toBeNull();
  expect(recoveryDelayMs(failure('network'), { isFinal: true }, isFinal)).toBeNull();
});

test('a successful or finally refused request is not repeated', () => {
  expect(recoveryDelayMs(undefined, undefined, 5000)).toBeNull();
  expect(recoveryDelayMs(failure('http', 403), undefined, 5000)).toBeNull();
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('while the page is hidden the task waits for the next turn, and then runs once', () => {
  const task = vi.fn<() => void>();
  let isHidden = true;
  scheduleWhileVisible(task, 5000, () => isHidden);
  vi.advanceTimersByTime(5000);
  expect(task).not.toHaveBeenCalled();
  isHidden = false;
  vi.advanceTimersByTime(20_000);
  expect(task).toHaveBeenCalledOnce();
});

test('a task that is given up does not run', () => {
  const task = vi.fn<() => void>();
  scheduleWhileVisible(task, 5000, () => false)();
  vi.advanceTimersByTime(5000);
  expect(task).not.toHaveBeenCalled();
});
