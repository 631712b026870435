import { Button } from '@tiyin/ui/button';
import { DateRangePicker } from '@tiyin/ui/date-range-picker';
import { Dialog } from '@tiyin/ui/dialog';
import { Grid } from '@tiyin/ui/grid';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
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

export interface AuditFilterDialogProps {
  /** The applied conditions: the fields start with them each time the dialog opens. */
  readonly conditions: AuditConditions;
  readonly onApply: (conditions: AuditConditions) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
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
  const formId = useId();
  const [today] = useState(() => props.today ?? utcDayOf(Date.now()));
  const [draft, setDraft] = useState(() => draftOf(conditions));
  const [isTried, setIsTried] = useState(false);
  const read = readDraft(draft);
  const { from, to } = draft;
  const change = (part: Partial<AuditDraft>) => setDraft({ ...draft, ...part });
  const close = (applied: AuditConditions) => {
    onApply(applied);
    onOpenChange(false);
  };
  const isReversed = from !== undefined && to !== undefined && from > to;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    showProblems(() => setIsTried(true));
    if (!isReversed && Object.keys(read.errors).length === 0) close(read.conditions);
  };
  const actions = (
    <>
      <Button onPress={() => close({})}>{i18n.t('Reset Filter')}</Button>
      <Button type="submit" form={formId} variant="primary">
        {i18n.t('Apply Filter')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={i18n.t('Filter')}
      size="md"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={actions}
    >
      <form id={formId} noValidate onSubmit={apply}>
        <Stack gap={24}>
          <DateRangePicker
            label={i18n.t('Days (UTC)')}
            today={today}
            value={from !== undefined && to !== undefined ? { start: from, end: to } : null}
            onChange={(range) => change({ from: range?.start, to: range?.end })}
          />
          <Fields draft={draft} errors={isTried ? read.errors : {}} onChange={change} />
        </Stack>
      </form>
    </Dialog>
  );
}
