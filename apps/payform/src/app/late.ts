import type { FormInit as WireInit } from '@tiyin/api/types';
import { openForm, statusPollMs } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import type { LateState, LateStep } from './LateStep.tsx';
import { pause } from '../form/pause.ts';
import { formInitFromWire } from '../form/wire.ts';

/** The late steps' view. Its type alone: its code is a script of its own. */
export type LateView = typeof LateStep;

/** Whether a step is shown by the late script. */
export function isLate(state: FormState): state is LateState {
  return state.step !== 'loading' && state.step !== 'method' && state.step !== 'init';
}

/** Whether a form opens in a late step, as after a reload (FORM-13). */
export const opensLate = (init: WireInit): boolean => isLate(openForm(formInitFromWire(init)));

/**
 * Loads the late steps' view, and retries while the network fails. Undefined once the signal
 * aborts.
 */
export async function loadLateStep(
  signal: AbortSignal,
  onMissed: () => void = () => {},
): Promise<LateView | undefined> {
  while (!signal.aborted) {
    try {
      return (await import('./LateStep.tsx')).LateStep;
    } catch {
      onMissed();
      await pause(statusPollMs, signal);
    }
  }
  return undefined;
}
