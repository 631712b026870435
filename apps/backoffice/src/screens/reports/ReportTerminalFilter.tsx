import { TerminalChoice } from '../../terminal-choice/TerminalChoice.tsx';
import { reportsAddress } from './report-address.ts';
import { useReportTerminal } from './useReportTerminal.ts';

/** The terminal filter of the top bar, on Reports (OFFICE-11). */
export function ReportTerminalFilter() {
  const [terminalId, choose] = useReportTerminal();
  return (
    <TerminalChoice terminalId={terminalId} onChoose={choose} allAddress={reportsAddress(null)} />
  );
}
