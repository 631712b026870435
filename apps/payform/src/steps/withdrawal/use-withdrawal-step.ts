import { useLoadedView } from '../../form/use-loaded-view.ts';
import type { WithdrawalStep } from './WithdrawalStep.tsx';

/** The step's view. Its type alone: its code is a script of its own. */
export type WithdrawalView = typeof WithdrawalStep;

const load = async (): Promise<WithdrawalView> =>
  (await import('./WithdrawalStep.tsx')).WithdrawalStep;

/**
 * Fetches the step in which a withdrawal's payee is entered as soon as the form is known to be one, long before its
 * customer needs it; a deposit never carries its weight.
 */
export const useWithdrawalStep = (
  isWithdrawal: boolean,
  onReach: (isReached: boolean) => void,
): WithdrawalView | undefined => useLoadedView(isWithdrawal, load, onReach);
