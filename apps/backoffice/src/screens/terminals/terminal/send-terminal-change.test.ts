import { ApiProblem } from '@tiyin/api/errors';
import { toasts } from '@tiyin/ui/toast';
import { afterEach, expect, test, vi } from 'vitest';
import { sendTerminalChange } from './send-terminal-change.ts';

const said = vi.spyOn(toasts, 'error');
afterEach(() => said.mockClear());

const refusal = {
  code: 'validation',
  kind: 'http',
  status: 422,
  title: 'Not as it should be',
} as const;

// OFFICE-70
test('a failed save shows the detail of the response', async () => {
  const errors = [{ path: '/name', message: 'Name is required' }];
  const problem = new ApiProblem({ ...refusal, detail: 'The pool is of another currency', errors });
  const outcome = await sendTerminalChange(() => Promise.reject(problem), 'Terminal saved');
  expect(said).toHaveBeenCalledExactlyOnceWith('The pool is of another currency');
  expect(outcome).toEqual({ kind: 'refused', errors });
});

test('and its title if there is no detail', async () => {
  await sendTerminalChange(() => Promise.reject(new ApiProblem(refusal)), 'Terminal saved');
  expect(said).toHaveBeenCalledExactlyOnceWith('Not as it should be');
});
