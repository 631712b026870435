import type { TurnOffTwoFactorRequest } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { PasswordField } from '@tiyin/ui/password-field';
import { useId } from 'react';
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
  const formId = useId();
  const send = (values: FormData) => {
    if (isPending) return;
    const code = readText(values, 'code');
    onTurnOff(hasPassword ? { password: readText(values, 'password'), code } : { code });
  };
  return (
    <Dialog
      title={i18n.t('Turn off two-factor sign-in')}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={formId} variant="danger" isPending={isPending}>
          {i18n.t('Turn off')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={send} errors={problem?.errors} error={problem?.title}>
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
      </Form>
    </Dialog>
  );
}
