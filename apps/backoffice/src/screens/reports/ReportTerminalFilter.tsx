import { TerminalChoice } from '../../terminal-choice/TerminalChoice.tsx';
import { reportsAddress } from './report-address.ts';
import { useReportTerminal } from './useReportTerminal.ts';

/** The terminal filter of the top bar, on Reports (section 2, Dashboard layout). */
export function ReportTerminalFilter() {
  const [terminalId, choose] = useReportTerminal();
  return (
    <TerminalChoice terminalId={terminalId} onChoose={choose} allAddress={reportsAddress(null)} />
  );
}
