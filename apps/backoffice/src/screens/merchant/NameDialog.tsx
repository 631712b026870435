import { nameError } from '@tiyin/domain/names';
import { ApiProblem } from '@tiyin/api/errors';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useId, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { knownError } from '../../texts/known-text.ts';
import { saveProblem } from './save-problem.ts';

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
  const formId = useId();
  const [name, setName] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const submit = async () => {
    if (isPending) return;
    setIsPending(true);
    setProblem(undefined);
    try {
      await onSubmit(name.trim());
      setName('');
      onOpenChange(false);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Dialog
      {...{ title, isOpen, onOpenChange }}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {submitLabel}
        </Button>
      }
    >
      <Form id={formId} onSubmit={() => void submit()} {...saveProblem(problem)}>
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
      </Form>
    </Dialog>
  );
}
