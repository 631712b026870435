import { expect, test, vi } from 'vitest';
import { createStepUpRequests } from './step-up-requests.ts';

// PEOPLE-174
test.each([true, false])('one answer (%s) is for all requests that wait', async (isConfirmed) => {
  const requests = createStepUpRequests();
  const listener = vi.fn<() => void>();
  requests.subscribe(listener);
  const waiting = [requests.wait(), requests.wait()];
  expect([requests.isOpen(), listener.mock.calls.length]).toEqual([true, 1]);
  requests.settle(isConfirmed);
  expect(await Promise.all(waiting)).toEqual([isConfirmed, isConfirmed]);
  expect([requests.isOpen(), listener.mock.calls.length]).toEqual([false, 2]);
});
