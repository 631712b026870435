import { toasts } from '@tiyin/ui/toast';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastProblem } from './toast-problem.ts';

const shown = vi.spyOn(toasts, 'error');
beforeEach(() => shown.mockClear());

// OFFICE-239
test('an action that the end of the session stopped has no toast', () => {
  toastProblem({ code: 'unauthorized' }, 'Failed to change status', 'Sign in first');
  expect(shown).not.toHaveBeenCalled();
});

test('any other failure has', () => {
  toastProblem({ code: 'forbidden' }, 'Failed to change status', 'You may not do this');
  expect(shown).toHaveBeenCalledWith('Failed to change status', 'You may not do this');
});
