import { nameError } from '@tiyin/domain/names';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { knownError } from '../../texts/known-text.ts';
import { formProblemOf } from '../../forms/form-problem.ts';

export interface NameDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly submitLabel: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Creates the named object; rejects with an ApiProblem on failure. */
  readonly onSubmit: (name: string) => Promise<void>;
  /** Further fields, below the name. */
  readonly children?: ReactNode;
}

/** Requests the name of a new object. The text stays if it could not be created. */
export function NameDialog(props: NameDialogProps) {
  const { children, description, isOpen, onOpenChange, onSubmit, submitLabel, title } = props;
  const [name, setName] = useState('');
  const { isPending, problem, send } = useSending();
  const create = () => onSubmit(name.trim()).then(() => undefined, formProblemOf);
  const close = () => {
    setName('');
    onOpenChange(false);
  };
  return (
    <FormDialog
      {...{ title, isOpen, onOpenChange }}
      action={submitLabel}
      isPending={isPending}
      onSubmit={() => void send(create, close)}
      problem={problem}
    >
      <TextField
        name="name"
        label={i18n.t('Name')}
        description={description}
        value={name}
        onChange={setName}
        validate={(text) => knownError(nameError(text))}
        isRequired
        requiredMessage={i18n.t('Name is required')}
        isReadOnly={isPending}
        autoComplete="off"
        autoFocus
      />
      {children}
    </FormDialog>
  );
}
