import { HoldEntered } from '@tiyin/ui/form-dialog';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Router, useLocation, useSearch, type RouterObject } from 'wouter';
import { createLeaveGuard, LeaveGuardContext, type LeaveGuard } from './leave-guard.ts';
import { Late } from './Late.tsx';
import { lazyScreen } from './lazy-screen.ts';
import type { Traversals } from './traversals.ts';

const loadLeaveDialog = async () => (await import('./LeaveDialog.tsx')).LeaveDialog;

const LeaveDialog = lazyScreen('leave-dialog', loadLeaveDialog);

/** The edits of its children, and the action that waits for the person's decision. */
function useGuard() {
  const [question, setQuestion] = useState<{ readonly leave: () => void }>();
  const [guard] = useState(() => {
    const made = createLeaveGuard((leave) => setQuestion({ leave }));
    return {
      ...made,
      hold: () => {
        // Loaded in advance, because the connection may be down when it is needed.
        loadLeaveDialog().catch(() => undefined);
        return made.hold();
      },
    };
  });
  return { guard, question, answer: () => setQuestion(undefined) };
}

/**
 * Asks before the browser's back and forward leave the page. The event comes after leaving: so the
 * page's own address is pushed again before the router sees the event, and a step back leads to the
 * destination.
 */
function useAskOnTraversal(
  { ask, mayLose }: LeaveGuard,
  path: string,
  traversals: Traversals | undefined,
): void {
  const search = useSearch();
  const shown = search === '' ? path : `${path}?${search}`;
  const isLeaving = useRef(false);
  const onTraversal = useEffectEvent((event: Event) => {
    const isAllowed = isLeaving.current;
    isLeaving.current = false;
    if (isAllowed || window.location.pathname === path || !mayLose()) return;
    event.stopImmediatePropagation();
    window.history.pushState(null, '', shown);
    ask(() => {
      isLeaving.current = true;
      window.history.back();
    }, true);
  });
  useEffect(() => traversals?.subscribe((event) => onTraversal(event)), [traversals]);
}

export interface UnsavedEditsProviderProps {
  readonly children: ReactNode;
  /** The browser's events, handled before the router; without it, back and forward do not ask. */
  readonly traversals?: Traversals;
}

/** Asks before a page with unsaved edits is left. Every link and redirect below uses it. */
export function UnsavedEditsProvider({ children, traversals }: UnsavedEditsProviderProps) {
  const { answer, guard, question } = useGuard();
  const [path] = useLocation();
  useAskOnTraversal(guard, path, traversals);
  const aroundNav: RouterObject['aroundNav'] = (navigate, to, options) => {
    const go = () => navigate(to, options);
    const isLeaving = options?.replace !== true && to.split('?')[0] !== path;
    if (isLeaving) guard.ask(go);
    else go();
  };
  return (
    <LeaveGuardContext value={guard}>
      <HoldEntered value={guard.holdEntered}>
        <Router aroundNav={aroundNav}>{children}</Router>
      </HoldEntered>
      {question !== undefined && (
        <Late onFailed={answer}>
          <LeaveDialog
            onStay={answer}
            onLeave={() => {
              answer();
              question.leave();
            }}
          />
        </Late>
      )}
    </LeaveGuardContext>
  );
}
