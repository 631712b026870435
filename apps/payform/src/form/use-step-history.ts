import { canGoBack } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The number of history entries between a view and the page that the customer came from. */
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
    // Money is expected: the first Back does nothing, the second leaves.
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
 * Keeps one history entry for each step, so that Back acts as the back arrow and does not leave the
 * payment (FORM-209). The level is the source of truth: the history follows it, and a Back below it
 * is reported.
 */
export function useStepHistory(level: number, onBack: () => void): void {
  // Going back takes a while: a level that changes meanwhile is applied afterwards.
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) isMoving.current = align(level);
  }, [level]);
  const onMoved = useEffectEvent((event: PopStateEvent) => {
    const wasOwn = isMoving.current;
    isMoving.current = false;
    const depth = depthOf(event.state);
    if (!wasOwn && depth < level) return onBack();
    // Forward is not supported: a step left by Back is chosen again.
    isMoving.current = align(level);
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => onMoved(event);
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}

/** Moves the history to a level; true if an event will report it. */
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

/* Other code may keep state there; our number is the depth. */
function depthOf(state: unknown): number {
  const depth: unknown = Reflect.get(stateOf(state), key);
  return typeof depth === 'number' ? depth : 0;
}
