import { useMemo } from 'react';
import { Select } from '../../components/select/index.ts';
import { say } from '../../locale/language/index.ts';

/** A terminal that can be chosen. */
export type TerminalEntry = {
  readonly id: number;
  readonly name: string;
};

export type TerminalSelectProps = {
  readonly terminals: readonly TerminalEntry[];
  /** The chosen terminal's id as text, or '' for all of them (OFFICE-11). */
  readonly value: string;
  readonly onChange: (terminalId: string) => void;
};

/** The id of all terminals. */
const all = '';

/** Filters invoices and reports by terminal (OFFICE-11). An unknown id counts as all terminals. */
export function TerminalSelect({ terminals, value, onChange }: TerminalSelectProps) {
  const options = useMemo(
    () => [
      { id: all, label: say('ALL TERMINALS') },
      ...terminals.map(({ id, name }) => ({ id: String(id), label: name })),
    ],
    [terminals],
  );
  const known = options.some((option) => option.id === value) ? value : all;
  return (
    <Select
      label={say('Terminal')}
      layout="segment"
      options={options}
      value={known}
      onChange={onChange}
      isSearchable
      searchLabel={say('Search terminals')}
      emptyText={say('Nothing found.')}
    />
  );
}
