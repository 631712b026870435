import { attributeValueError } from '@tiyin/domain/terminals';
import { Select } from '@tiyin/ui/select';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../../texts/i18n.ts';
import { knownError } from '../../../texts/known-text.ts';
import type { FilledRow } from './attribute-rows.ts';

const TRUTHS = [
  { id: 'true', label: 'true' },
  { id: 'false', label: 'false' },
] as const;

const KEYBOARDS = { I: 'numeric', N: 'decimal', C: 'text', S: 'text' } as const;

export interface AttributeValueProps {
  readonly row: FilledRow;
  /** The name of its field in the API; missing for a line that is not sent. */
  readonly name: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The editor of a value by its type (ROUTING-9). A new line without a value is dropped and never wrong. */
export function AttributeValue({ name, onChange, row }: AttributeValueProps) {
  const { id, type, value } = row;
  const named = name === undefined ? {} : { name };
  if (type.code === 'B') {
    const chosen = TRUTHS.find((truth) => truth.id === value)?.id ?? null;
    return (
      <Select
        label={i18n.t('Value')}
        options={TRUTHS}
        value={chosen}
        onChange={onChange}
        autoFocus={id === null}
        {...named}
      />
    );
  }
  return (
    <TextField
      label={i18n.t('Value')}
      value={value}
      onChange={onChange}
      validate={(text) =>
        text === '' && id === null ? null : knownError(attributeValueError(type.code, text))
      }
      inputMode={KEYBOARDS[type.code]}
      autoComplete="off"
      autoFocus={id === null && value === ''}
      {...named}
    />
  );
}
