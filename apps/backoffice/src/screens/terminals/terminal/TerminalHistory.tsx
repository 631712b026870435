import type { NamedRef, TerminalDetails } from '@tiyin/api/types';
import { useMemo } from 'react';
import { ChangeHistory } from '../../audit/history/ChangeHistory.tsx';
import { terminalFacts } from './terminal-facts.ts';

export interface TerminalHistoryProps {
  readonly terminal: TerminalDetails;
  readonly pools: readonly NamedRef[];
}

/** The changes of a terminal, in the words of its page (OFFICE-574). */
export function TerminalHistory({ pools, terminal }: TerminalHistoryProps) {
  const { currency, id, version } = terminal;
  const words = useMemo(() => terminalFacts({ currency, pools }), [currency, pools]);
  return <ChangeHistory objectKind="terminal" objectId={id} version={version} words={words} />;
}
