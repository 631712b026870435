import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { TextField } from '@tiyin/ui/text-field';
import { useId } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { unseenNameError } from '../../../texts/known-text.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { readText } from '../../../forms/read-text.ts';

export interface PasskeyNameDialogProps {
  readonly title: string;
  /** The name before; empty for a new passkey. */
  readonly name: string;
  readonly confirmLabel: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

/** Names a passkey, a new one before the browser asks for it. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { confirmLabel, isPending, name, onClose, onName, problem, title } = props;
  const formId = useId();
  const send = (values: FormData) => {
    if (!isPending) onName(readText(values, 'name').trim());
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {confirmLabel}
        </Button>
      }
    >
      <Form id={formId} onSubmit={send} errors={problem?.errors} error={problem?.title}>
        <TextField
          label={i18n.t('Name')}
          description={i18n.t('To know it again, such as “Work laptop”.')}
          name="name"
          defaultValue={name}
          maxLength={64}
          validate={unseenNameError}
          requiredMessage={i18n.t('Give it a name')}
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
