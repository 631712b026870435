import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ChosenTerminal } from '../session/ChosenTerminal.tsx';
import { storeTerminal } from '../session/stored-terminal.ts';
import { useTestDashboard } from './useTestDashboard.ts';

/**
 * The mode that the top bar says (OFFICE-9): that of the chosen terminal, where there is one (OFFICE-881). A terminal
 * has one mode, so that the switch to the other leaves it.
 */
export function useShownMode() {
  const { isPending, choose } = useTestDashboard();
  const [terminal, setTerminal] = useState<ChosenTerminal | null>(null);
  const [, navigate] = useLocation();
  const showAllTerminals = () => {
    if (terminal === null) return;
    storeTerminal(window.localStorage, null);
    navigate(terminal.allAddress);
  };
  const shown = {
    terminalIsTest: terminal?.isTest,
    isSwitching: isPending,
    onTestDashboard: (isTest: boolean) => choose(isTest, showAllTerminals),
  };
  return [shown, setTerminal] as const;
}
