import type { AlertKind } from '@tiyin/domain/alerts';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { Select } from '@tiyin/ui/select';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../../texts/i18n.ts';
import { unseenNameError } from '../../../texts/known-text.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { kindTitles } from '../condition-words.ts';
import { type AlertDraft, withKind } from './alert-draft.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';
import { ScopeFields, type ScopeFieldsProps } from './ScopeFields.tsx';

export interface AlertDialogProps extends Pick<ScopeFieldsProps, 'merchants' | 'terminals'> {
  readonly draft: AlertDraft;
  readonly onChange: (draft: AlertDraft) => void;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  /** The kinds that the person may choose. */
  readonly kinds: readonly AlertKind[];
  readonly canEmail: boolean;
  /** Saves; returns the reason of a refusal. */
  readonly onSave: () => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
}

/** Asks for everything of a rule: the kind with its numbers, the scope, the receivers and the quiet time (OFFICE-562). */
export function AlertDialog(props: AlertDialogProps) {
  const { draft, isNew, kinds, onChange, onClose, onSave } = props;
  const { isPending, problem, send } = useSending();
  useUnsavedEdits(props.isChanged);
  const change = (changes: Partial<AlertDraft>) => onChange({ ...draft, ...changes });
  return (
    <FormDialog
      title={isNew ? i18n.t('Add an alert') : i18n.t('Change the alert')}
      onOpenChange={onClose}
      action={isNew ? i18n.t('Add') : i18n.t('Save')}
      isPending={isPending}
      onSubmit={() => void send(onSave)}
      problem={problem}
      summaryTitle={i18n.t('There is a problem')}
    >
      <TextField
        name="name"
        label={i18n.t('Name')}
        description={i18n.t('The subject of its e-mails.')}
        value={draft.name}
        onChange={(name) => change({ name })}
        isRequired
        maxLength={100}
        validate={unseenNameError}
        autoFocus
      />
      <Select
        label={i18n.t('Fires when')}
        name="condition.kind"
        options={kinds.map((kind) => ({ id: kind, label: kindTitles[kind] }))}
        value={draft.kind}
        onChange={(kind) => onChange(withKind(draft, kind))}
        isRequired
      />
      <ConditionFields draft={draft} onChange={change} />
      <ScopeFields
        draft={draft}
        onChange={change}
        merchants={props.merchants}
        terminals={props.terminals}
      />
      <ReceiverFields draft={draft} onChange={change} canEmail={props.canEmail} />
    </FormDialog>
  );
}
