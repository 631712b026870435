import { canGoBack } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How many entries of the browser's history a view stands above the page that the customer came from. */
export function historyLevel(state: FormState, isAsking: boolean): number {
  const own = stepLevel(state);
  return isAsking ? own + 1 : own;
}

function stepLevel(state: FormState): number {
  switch (state.step) {
    case 'init':
      return initLevel(state);
    case 'credential':
      return canGoBack(state.init) && state.init.canChangeAmount ? initLevel(state) + 1 : 1;
    // The money is on its way: the first Back goes nowhere, the second leaves.
    case 'processing':
      return 1;
    case 'loading':
    case 'method':
    case 'success':
    case 'fail':
      return 0;
  }
}

const initLevel = ({ init }: FormState<'init' | 'credential'>): number =>
  init.methods.length > 1 ? 1 : 0;

/**
 * Keeps one entry in the browser's history for each step, so that Back does what the back arrow does and does not leave
 * the payment (FORM-209). The level is the truth: the history follows it, and a Back below it is told.
 */
export function useStepHistory(level: number, onBack: () => void): void {
  // Going back in the history takes a while: what the level becomes meanwhile is followed once it is done.
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) isMoving.current = align(level);
  }, [level]);
  const onMoved = useEffectEvent((event: PopStateEvent) => {
    const wasOwn = isMoving.current;
    isMoving.current = false;
    const depth = depthOf(event.state);
    if (!wasOwn && depth < level) return onBack();
    // What was left by Back is chosen anew, not gone forward to.
    isMoving.current = align(level);
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => onMoved(event);
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}

/** Brings the history to a level; true where it goes there, which is told by an event. */
function align(level: number): boolean {
  const depth = depthOf(history.state);
  for (let next = depth + 1; next <= level; next += 1) {
    history.pushState({ ...stateOf(history.state), [key]: next }, '');
  }
  if (depth > level) history.go(level - depth);
  return depth > level;
}

const key = 'tiyinStep';

const stateOf = (state: unknown): object =>
  typeof state === 'object' && state !== null ? state : {};

/* Whatever else keeps a state there, a number of ours is the depth. */
function depthOf(state: unknown): number {
  const depth: unknown = Reflect.get(stateOf(state), key);
  return typeof depth === 'number' ? depth : 0;
}
