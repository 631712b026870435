import { useListTerminals } from '@tiyin/api/hooks/terminals';
import { TerminalSelect } from '@tiyin/ui/payments/terminal-select';
import { useMemo } from 'react';
import { Redirect } from 'wouter';
import { nameTerminals } from './terminal-names.ts';

/** The list of terminals is kept for the session (section 7). */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };

/** What it takes. */
export interface TerminalChoiceProps {
  /** Null for all of them. */
  readonly terminalId: number | null;
  readonly onChoose: (terminalId: number | null) => void;
  /** The page as it is with all of them. */
  readonly allAddress: string;
}

/** One of the person's terminals, or all of them. */
export function TerminalChoice({ terminalId, onChoose, allAddress }: TerminalChoiceProps) {
  const { data } = useListTerminals({}, KEPT);
  const terminals = useMemo(() => nameTerminals(data?.data ?? []), [data]);
  const isUnknown = data !== undefined && !data.data.some(({ id }) => id === terminalId);
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
