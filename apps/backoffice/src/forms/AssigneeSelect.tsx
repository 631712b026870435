import type { NamedRef } from '@tiyin/api/types';
import { Select } from '@tiyin/ui/select';
import { i18n } from '../texts/i18n.ts';

export interface AssigneeSelectProps {
  /** The possible assignees; missing while loading. */
  readonly people: readonly NamedRef[] | undefined;
  /** Null for nobody. */
  readonly value: NamedRef | null;
  readonly onChange: (person: NamedRef | null) => void;
  readonly errorMessage?: string | undefined;
}

/** The choice of the person who works on an invoice (OFFICE-620). */
export function AssigneeSelect({ errorMessage, onChange, people, value }: AssigneeSelectProps) {
  // The present one may be disabled meanwhile, and the list may not be there yet.
  const others = people?.filter(({ id }) => id !== value?.id) ?? [];
  const listed = [...(value === null ? [] : [value]), ...others];
  return (
    <Select
      label={i18n.t('Assigned to')}
      isSearchable
      isDisabled={people === undefined}
      options={[
        { id: '', label: i18n.t('Nobody') },
        ...listed
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
      value={value === null ? '' : String(value.id)}
      onChange={(chosen) => onChange(listed.find(({ id }) => String(id) === chosen) ?? null)}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}
