import { FormDialog } from '@tiyin/ui/form-dialog';
import { TextField } from '@tiyin/ui/text-field';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { showProblems } from '../../../forms/show-problems.ts';
import { unseenNameError } from '../../../texts/known-text.ts';
import { NAME_LIMIT } from '../named-views.ts';

/** The words of a refusal; undefined once it is done. */
export type NameOutcome = Promise<string | undefined>;

export interface RenameDialogProps {
  readonly name: string;
  readonly onRename: (name: string) => NameOutcome;
  readonly onClose: () => void;
}

/** Gives a view another name; a refusal keeps the typed one. */
export function RenameDialog({ name: former, onClose, onRename }: RenameDialogProps) {
  const [name, setName] = useState(former);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const save = async () => {
    setIsPending(true);
    const words = await onRename(name.trim());
    showProblems(() => {
      setIsPending(false);
      setRefusal(words);
    });
    if (words === undefined) onClose();
  };
  return (
    <FormDialog
      title={i18n.t('Rename {former}', { former })}
      onOpenChange={onClose}
      action={i18n.t('Rename')}
      isPending={isPending}
      onSubmit={() => void save()}
    >
      <TextField
        label={i18n.t('New name')}
        autoFocus
        value={name}
        onChange={(text) => {
          setName(text);
          setRefusal(undefined);
        }}
        maxLength={NAME_LIMIT}
        isRequired
        requiredMessage={i18n.t('Name the view')}
        validate={(text) => (text.trim() === '' ? i18n.t('Name the view') : unseenNameError(text))}
        {...(refusal !== undefined && { errorMessage: refusal })}
      />
    </FormDialog>
  );
}
