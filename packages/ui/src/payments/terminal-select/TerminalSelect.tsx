import { useMemo } from 'react';
import { Select } from '../../components/select/index.ts';

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

const allTerminals = { id: '', label: 'ALL TERMINALS' } as const;

/** Filters invoices and reports by terminal (OFFICE-11). An unknown id counts as all terminals. */
export function TerminalSelect({ terminals, value, onChange }: TerminalSelectProps) {
  const options = useMemo(
    () => [allTerminals, ...terminals.map(({ id, name }) => ({ id: String(id), label: name }))],
    [terminals],
  );
  const known = options.some((option) => option.id === value) ? value : allTerminals.id;
  return (
    <Select
      label="Terminal"
      layout="segment"
      options={options}
      value={known}
      onChange={onChange}
      isSearchable
      searchLabel="Search terminals"
      emptyText="Nothing found."
    />
  );
}
