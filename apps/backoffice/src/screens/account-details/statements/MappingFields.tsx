import type { StatementMapping } from '@tiyin/api/types';
import { NumberField } from '@tiyin/ui/number-field';
import { Select } from '@tiyin/ui/select';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../../texts/i18n.ts';

export interface MappingFieldsProps {
  readonly mapping: StatementMapping;
  readonly onChange: (mapping: StatementMapping) => void;
  readonly isReadOnly: boolean;
}

const delimiters = () =>
  [
    {
      id: ';',
      label: i18n.t('Semicolon'),
    },
    {
      id: ',',
      label: i18n.t('Comma'),
    },
    {
      id: '\t',
      label: i18n.t('Tab'),
    },
  ] as const;

const dateFormats = [
  { id: 'dd.MM.yyyy', label: '31.12.2026' },
  { id: 'dd/MM/yyyy', label: '31/12/2026' },
  { id: 'yyyy-MM-dd', label: '2026-12-31' },
] as const;

type Column = 'date' | 'amount' | 'credit' | 'debit' | 'reference' | 'counterparty' | 'purpose';

const columns = (): readonly {
  readonly name: Column;
  readonly label: string;
  readonly hint?: string;
}[] => [
  {
    name: 'date',
    label: i18n.t('Column of the day'),
  },
  {
    name: 'amount',
    label: i18n.t('Column of the amount'),
    hint: i18n.t('Leave it empty if there are two.'),
  },
  {
    name: 'credit',
    label: i18n.t('Column of money in'),
  },
  {
    name: 'debit',
    label: i18n.t('Column of money out'),
  },
  {
    name: 'reference',
    label: i18n.t('Column of the bank’s reference'),
  },
  {
    name: 'counterparty',
    label: i18n.t('Column of the counterparty'),
  },
  {
    name: 'purpose',
    label: i18n.t('Column of the purpose'),
  },
];

/** The mapping with another heading; an empty one is none. */
function withColumn(mapping: StatementMapping, name: Column, heading: string): StatementMapping {
  const { [name]: _, ...others } = mapping;
  const { date } = mapping;
  return heading === '' && name !== 'date'
    ? { date, ...others }
    : { date, ...others, [name]: heading };
}

/** How the account's CSV files are read; kept for the next file. */
export function MappingFields({ mapping, onChange, isReadOnly }: MappingFieldsProps) {
  return (
    <>
      <Select
        label={i18n.t('Delimiter')}
        options={delimiters()}
        value={mapping.delimiter}
        onChange={(delimiter) => onChange({ ...mapping, delimiter })}
        isDisabled={isReadOnly}
      />
      <Select
        label={i18n.t('Form of the day')}
        options={dateFormats}
        value={mapping.dateFormat}
        onChange={(dateFormat) => onChange({ ...mapping, dateFormat })}
        isDisabled={isReadOnly}
      />
      <NumberField
        label={i18n.t('Lines before the headings')}
        value={mapping.skippedLines}
        onChange={(skippedLines) => onChange({ ...mapping, skippedLines: skippedLines ?? 0 })}
        minValue={0}
        maxValue={50}
        isReadOnly={isReadOnly}
      />
      {columns().map(({ name, label, hint }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          description={hint}
          value={mapping[name] ?? ''}
          onChange={(heading) => onChange(withColumn(mapping, name, heading))}
          maxLength={100}
          isReadOnly={isReadOnly}
          isRequired={name === 'date'}
        />
      ))}
    </>
  );
}
