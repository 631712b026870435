import { useListTerminals } from '@tiyin/api/hooks/terminals';
import type { Terminal } from '@tiyin/api/types';
import { TerminalSelect } from '@tiyin/ui/payments/terminal-select';
import { useEffect, useMemo } from 'react';
import { Redirect } from 'wouter';
import { storeMerchant } from '../session/stored-merchant.ts';
import { useMerchantId } from '../session/useMerchantId.ts';
import { useChosenTerminal } from '../session/ChosenTerminal.tsx';
import { nameTerminals } from './terminal-names.ts';

/** The list of terminals is kept for the session (OFFICE-12). */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };

function terminalsOf(terminals: readonly Terminal[], merchantId: number | null) {
  return terminals.filter((each) => merchantId === null || each.merchantId === merchantId);
}

/** A link may lead to a terminal of another merchant than the one chosen last: then that is chosen now. */
function useMerchantOf(terminal: Terminal | undefined, merchantId: number | null): void {
  const other =
    terminal === undefined || terminal.merchantId === merchantId ? null : terminal.merchantId;
  useEffect(() => {
    if (other !== null) storeMerchant(window, other);
  }, [other]);
}

export interface TerminalChoiceProps {
  /** Null for all of them. */
  readonly terminalId: number | null;
  readonly onChoose: (terminalId: number | null) => void;
  /** The current page with all terminals. */
  readonly allAddress: string;
}

/** One of the chosen merchant's terminals, or all of them. */
export function TerminalChoice({ terminalId, onChoose, allAddress }: TerminalChoiceProps) {
  const { isLoading, merchantId } = useMerchantId();
  const { data } = useListTerminals({}, KEPT);
  const terminals = useMemo(
    () => nameTerminals(terminalsOf(data?.data ?? [], merchantId)),
    [data, merchantId],
  );
  const terminal = data?.data.find(({ id }) => id === terminalId);
  const isUnknown = data !== undefined && terminal === undefined;
  useMerchantOf(isLoading ? undefined : terminal, merchantId);
  useChosenTerminal(terminal?.isTest, allAddress);
  return (
    <>
      {/* An old link, or storage of another person's: their terminal is not among ours. */}
      {terminalId !== null && isUnknown && <Redirect to={allAddress} replace />}
      <TerminalSelect
        terminals={terminals}
        value={terminalId === null ? '' : String(terminalId)}
        onChange={(chosen) => onChoose(chosen === '' ? null : Number(chosen))}
      />
    </>
  );
}
