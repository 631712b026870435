import { RadioGroup } from '@tiyin/ui/radio-group';
import { i18n } from '../texts/i18n.ts';

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
      label={i18n.t('The former {what}', { what })}
      options={[
        { id: '24', label: i18n.t('Counts as well for 24 hours') },
        { id: '168', label: i18n.t('Counts as well for a week') },
        { id: '1', label: i18n.t('Counts as well for an hour') },
        {
          id: '0',
          label: i18n.t('Ends at once'),
          description: i18n.t('Where somebody else may have it.'),
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
