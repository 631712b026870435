import { FormDialog } from '@tiyin/ui/form-dialog';
import { TextField } from '@tiyin/ui/text-field';
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
  return (
    <FormDialog
      title={title}
      onOpenChange={onClose}
      action={confirmLabel}
      isPending={isPending}
      onSubmit={(values) => onName(readText(values, 'name').trim())}
      problem={problem}
    >
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
    </FormDialog>
  );
}
