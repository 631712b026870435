import type { TurnOffTwoFactorRequest } from '@tiyin/api/types';
import { FormDialog } from '@tiyin/ui/form-dialog';
import { PasswordField } from '@tiyin/ui/password-field';
import { i18n } from '../../../texts/i18n.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { readText } from '../../../forms/read-text.ts';
import { CodeField } from '../../../session/CodeField.tsx';

export interface TurnOffDialogProps {
  /** False for people of the OpenID provider, who confirm in another way. */
  readonly hasPassword?: boolean;
  readonly onTurnOff: (given: TurnOffTwoFactorRequest) => void;
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

/** Turns two-factor sign-in off, with both factors. The text stays after a refusal. */
export function TurnOffDialog(props: TurnOffDialogProps) {
  const { hasPassword = true, isPending, onClose, onTurnOff, problem } = props;
  const send = (values: FormData) => {
    const code = readText(values, 'code');
    onTurnOff(hasPassword ? { password: readText(values, 'password'), code } : { code });
  };
  return (
    <FormDialog
      title={i18n.t('Turn off two-factor sign-in')}
      onOpenChange={onClose}
      action={i18n.t('Turn off')}
      variant="danger"
      isPending={isPending}
      onSubmit={send}
      problem={problem}
    >
      {hasPassword && (
        <PasswordField
          label={i18n.t('Password')}
          name="password"
          autoComplete="current-password"
          requiredMessage={i18n.t('Enter your password')}
          isRequired
          autoFocus
        />
      )}
      <CodeField
        description={i18n.t('Of the authenticator app, or a recovery code.')}
        requiredMessage={i18n.t('Enter a code')}
      />
    </FormDialog>
  );
}
