import { Grid } from '@tiyin/ui/grid';
import { Select } from '@tiyin/ui/select';
import { TextField } from '@tiyin/ui/text-field';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { DaysField, areReversed } from '../../../forms/DaysField.tsx';
import { FilterDialogFrame, type FilterDialogState } from '../../../forms/FilterDialogFrame.tsx';
import { showProblems } from '../../../forms/show-problems.ts';
import { type Day, utcDayOf } from '../../../addresses/filter-fields.ts';
import { type AuditConditions, actorTypes } from '../audit-address.ts';
import { actorTypeWords } from '../audit-words.ts';
import {
  type AuditDraft,
  type DraftErrors,
  type TypedField,
  draftOf,
  readDraft,
} from './audit-draft.ts';

export interface AuditFilterDialogProps extends FilterDialogState<AuditConditions> {
  /** The applied conditions: the fields start with them each time the dialog opens. */
  readonly conditions: AuditConditions;
  /** In UTC: where the calendar opens; the current day by default. */
  readonly today?: Day;
}

const actorOptions = () => [
  { id: '', label: i18n.t('All') },
  ...actorTypes.map((type) => ({ id: type, label: actorTypeWords[type] })),
];

const typed = [
  ['actorId', () => i18n.t('Actor ID')],
  ['action', () => i18n.t('Action')],
  ['merchantId', () => i18n.t('Merchant ID')],
  ['objectKind', () => i18n.t('Kind of object')],
  ['objectId', () => i18n.t('Object ID')],
  ['address', () => i18n.t('Client address')],
] as const satisfies readonly (readonly [TypedField, () => string])[];

type FieldsProps = {
  readonly draft: AuditDraft;
  readonly errors: DraftErrors;
  readonly onChange: (part: Partial<AuditDraft>) => void;
};

function Fields({ draft, errors, onChange }: FieldsProps) {
  return (
    <Grid columns={2}>
      <Select
        label={i18n.t('Actor')}
        options={actorOptions()}
        value={draft.actorType}
        onChange={(actorType) => onChange({ actorType })}
      />
      {typed.map(([field, label]) => (
        <TextField
          key={field}
          label={label()}
          value={draft[field]}
          onChange={(text) => onChange({ [field]: text })}
          autoComplete="off"
          spellCheck="false"
          errorMessage={errors[field]}
        />
      ))}
    </Grid>
  );
}

/** The conditions of the audit (OFFICE-350). Nothing is applied until the person confirms. */
export function AuditFilterDialog(props: AuditFilterDialogProps) {
  const { conditions, isOpen, onApply, onOpenChange } = props;
  const [today] = useState(() => props.today ?? utcDayOf(Date.now()));
  const [draft, setDraft] = useState(() => draftOf(conditions));
  const [isTried, setIsTried] = useState(false);
  const read = readDraft(draft);
  const change = (part: Partial<AuditDraft>) => setDraft({ ...draft, ...part });
  const readValid = () => {
    showProblems(() => setIsTried(true));
    const isValid = !areReversed(draft) && Object.keys(read.errors).length === 0;
    return isValid ? read.conditions : undefined;
  };
  return (
    <FilterDialogFrame {...{ draft, isOpen, onApply, onOpenChange }} none={{}} read={readValid}>
      <DaysField value={draft} onChange={change} today={today} />
      <Fields draft={draft} errors={isTried ? read.errors : {}} onChange={change} />
    </FilterDialogFrame>
  );
}
