import { RadioGroup } from '@tiyin/ui/radio-group';

/** The choices of an overlap, in hours. */
export const overlaps = ['24', '1', '168', '0'] as const;

/** An overlap in hours, as text. */
export type Overlap = (typeof overlaps)[number];

export interface OverlapFieldProps {
  /** "secret", "key". */
  readonly what: string;
  readonly value: Overlap;
  readonly onChange: (overlap: Overlap) => void;
}

/** How long the former secret or key counts as well. */
export function OverlapField({ onChange, value, what }: OverlapFieldProps) {
  return (
    <RadioGroup
      label={`The former ${what}`}
      options={[
        { id: '24', label: 'Counts as well for 24 hours' },
        { id: '168', label: 'Counts as well for a week' },
        { id: '1', label: 'Counts as well for an hour' },
        { id: '0', label: 'Ends at once', description: 'Where somebody else may have it.' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
